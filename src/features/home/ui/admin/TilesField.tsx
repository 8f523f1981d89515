import { useSuspenseQuery } from '@tanstack/react-query'
import { type UseFormReturn, useController, useFieldArray } from 'react-hook-form'
import { shopQuery } from '#/features/shop/shop.queries.ts'
import { m as words } from '#/features/shop/words/messages/words.messages.ts'
import { translated } from '#/features/shop/words/translated.rules.ts'
import { LONGEST_ALT } from '#/features/visuals/bannerDetails.rules.ts'
import { languages } from '#/platform/language/languages.rules.ts'
import { LONGEST_LINK, pageLinkHint } from '#/platform/typed/link.rules.ts'
import { ArrowDown, ArrowUp, Trash2 } from '#/ui/icons/other.tsx'
import { Button } from '#/ui/kit/Button.tsx'
import { Field, FieldError } from '#/ui/kit/Field.tsx'
import { IconButton } from '#/ui/kit/IconButton.tsx'
import { Input } from '#/ui/kit/Input.tsx'
import { PicturesField } from '#/ui/resource/form/PicturesField.tsx'
import { MOST_TILES } from '../../kinds/tiles.schema.ts'
import { m } from './messages/builder.messages.ts'
import { newTile, type SectionValues } from './sectionValues.ts'

const PICTURE_BYTES = 5 * 1024 * 1024
/** Twice the width of a tile on a laptop, px. */
const tileSize = { width: 600, height: 600 }

interface TilesFieldProps {
  form: UseFormReturn<SectionValues, unknown, SectionValues>
}

/** The pictures of a section of tiles: each with what it shows and where it leads. */
export function TilesField({ form }: TilesFieldProps) {
  const { fields, append, remove, move } = useFieldArray({ control: form.control, name: 'tiles' as never })
  const { error } = form.getFieldState('tiles', form.formState)
  const { languages: spoken } = useSuspenseQuery(shopQuery).data
  return (
    <fieldset className="grid min-w-0 gap-4">
      <legend className="mb-2 text-sm font-semibold">{m.pictures()}</legend>
      {fields.map(({ id }, place) => (
        <div key={id} className="grid min-w-0 gap-3 rounded-md border border-line p-3">
          <div className="flex items-center justify-between gap-2">
            <h3 className="font-sans text-sm font-semibold tracking-normal">
              {m.picture({ place: place + 1 })}
            </h3>
            <div className="flex">
              <IconButton
                label={m.movePictureUp({ place: place + 1 })}
                disabled={place === 0}
                onClick={() => move(place, place - 1)}
              >
                <ArrowUp aria-hidden className="size-4.5" strokeWidth={1.75} />
              </IconButton>
              <IconButton
                label={m.movePictureDown({ place: place + 1 })}
                disabled={place === fields.length - 1}
                onClick={() => move(place, place + 1)}
              >
                <ArrowDown aria-hidden className="size-4.5" strokeWidth={1.75} />
              </IconButton>
              <IconButton
                label={m.removePicture({ place: place + 1 })}
                className="text-danger!"
                onClick={() => remove(place)}
              >
                <Trash2 aria-hidden className="size-4.5" strokeWidth={1.75} />
              </IconButton>
            </div>
          </div>
          <PicturesField
            form={form}
            name={`tiles.${place}.picture`}
            label={m.picture({ place: place + 1 })}
            hint={m.cutToSquare()}
            most={1}
            mostBytes={PICTURE_BYTES}
            advised={tileSize}
          />
          <Text
            form={form}
            name={`tiles.${place}.alt`}
            label={m.whatItShows()}
            hint={m.readOut()}
            maxLength={LONGEST_ALT}
          />
          {spoken.map((language) => (
            <Text
              key={language}
              form={form}
              name={`tiles.${place}.words.${language}.alt`}
              label={words.other({ label: m.whatItShows(), language: languages[language].name })}
              lang={languages[language].tag}
              maxLength={translated.homeTile.alt}
            />
          ))}
          <Text
            form={form}
            name={`tiles.${place}.link`}
            label={m.leadsTo()}
            hint={pageLinkHint()}
            maxLength={LONGEST_LINK}
          />
        </div>
      ))}
      <FieldError id="tiles-error">{error?.message ?? error?.root?.message}</FieldError>
      <div>
        <Button disabled={fields.length >= MOST_TILES} onClick={() => append(newTile() as never)}>
          {m.addPicture()}
        </Button>
      </div>
    </fieldset>
  )
}

interface TextProps extends TilesFieldProps {
  name: string
  label: string
  hint?: string
  /** Of what is typed; left out for English. */
  lang?: string
  maxLength: number
}

function Text({ form, name, label, hint, lang, maxLength }: TextProps) {
  const { field, fieldState } = useController({ control: form.control, name })
  return (
    <Field label={label} hint={hint} error={fieldState.error?.message}>
      <Input
        {...field}
        value={String(field.value ?? '')}
        autoComplete="off"
        lang={lang}
        maxLength={maxLength}
      />
    </Field>
  )
}
