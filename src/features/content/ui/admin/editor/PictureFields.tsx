import { useState } from 'react'
import { Field } from '#/ui/kit/Field.tsx'
import { Input } from '#/ui/kit/Input.tsx'
import { PicturePicker } from '#/ui/resource/pictures/PicturePicker.tsx'
import type { PictureItem } from '#/ui/resource/pictures/pictureItems.ts'
import { LONGEST_ALT } from '../../../body.rules.ts'
import { m } from './messages/editor.messages.ts'

/** px: sharp over the whole width of a page. */
const advised = { width: 1440, height: 960 }

/** A picture as it is chosen: none or one, stored or not yet. */
export interface TypedPicture {
  readonly items: readonly PictureItem[]
  readonly alt: string
}

export interface PictureFieldsProps {
  name: string
  typed: TypedPicture
  mostBytes: number
  problems: { readonly src: string | undefined; readonly alt: string | undefined }
  onChange: (typed: TypedPicture) => void
}

/** A picture and what it shows. */
export function PictureFields({ name, typed, mostBytes, problems, onChange }: PictureFieldsProps) {
  const [refused, setRefused] = useState<string>()
  return (
    <fieldset className="grid min-w-0 gap-4">
      <legend className="sr-only">{name}</legend>
      <PicturePicker
        label={name}
        hint={m.pictureHint()}
        items={typed.items}
        onChange={(items) => onChange({ ...typed, items })}
        onRefused={setRefused}
        most={1}
        mostBytes={mostBytes}
        advised={advised}
        error={refused ? undefined : problems.src}
      />
      <Field label={m.whatItShows()} required error={problems.alt} hint={m.whatItShowsHint()}>
        <Input
          value={typed.alt}
          maxLength={LONGEST_ALT}
          onChange={({ currentTarget }) => onChange({ ...typed, alt: currentTarget.value })}
        />
      </Field>
    </fieldset>
  )
}
