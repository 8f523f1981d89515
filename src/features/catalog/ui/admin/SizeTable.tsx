import type { KeyboardEvent } from 'react'
import { type UseFormReturn, useFormState, useWatch } from 'react-hook-form'
import { formatNumber } from '#/platform/language/numbers.rules.ts'
import { Field, FieldError } from '#/ui/kit/Field.tsx'
import { Input } from '#/ui/kit/Input.tsx'
import { LONGEST_CODE } from '../../rules/productForm.rules.ts'
import { m } from './messages/admin.messages.ts'
import type { ProductValues } from './productValues.ts'
import { SizePictures } from './SizePictures.tsx'
import { sumOf, usualPrice } from './variantValues.ts'

type Form = UseFormReturn<ProductValues, unknown, ProductValues>

const cells = [
  { name: 'quantity', label: m.pieces, inputMode: 'numeric', maxLength: 12 },
  { name: 'sku', label: m.sku, inputMode: 'text', maxLength: LONGEST_CODE },
  { name: 'barcode', label: m.barcode, inputMode: 'text', maxLength: LONGEST_CODE },
  { name: 'price', label: m.priceIfDifferent, inputMode: 'decimal', maxLength: 16 },
] as const

const columns = 'md:grid md:grid-cols-[3rem_6rem_minmax(0,1fr)_minmax(0,1fr)_9rem] md:gap-x-3'

/** Arrows go up and down a column, as in a spreadsheet. */
function onArrows(event: KeyboardEvent<HTMLElement>) {
  const step = { ArrowUp: -1, ArrowDown: 1 }[event.key]
  const [, row, name] = (event.target as HTMLInputElement).name?.split('.') ?? []
  if (!step || row === undefined) return
  const next = event.currentTarget.querySelector<HTMLInputElement>(
    `[name="offers.${Number(row) + step}.${name}"]`,
  )
  if (!next) return
  event.preventDefault()
  next.focus()
  next.select()
}

/** The sizes that are counted by themselves: a table, and on phones a card for each. */
export function SizeTable({ form }: { form: Form }) {
  const { control } = form
  const [isOn, isOwn, rows, price, pictures] = useWatch({
    control,
    name: ['enableSize', 'ownStock', 'offers', 'price', 'images'],
  })
  const { errors } = useFormState({ control, name: ['offers', 'quantity'] })
  if (!isOn || !isOwn) return null
  const follow = () => form.setValue('quantity', String(sumOf(form.getValues('offers'))))
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hears the keys of the fields in it
    <div onKeyDown={onArrows}>
      <div aria-hidden className={`${columns} text-sm font-semibold max-md:hidden`}>
        <span>{m.size()}</span>
        {cells.map(({ name, label }) => (
          <span key={name}>{label()}</span>
        ))}
      </div>
      <div className="mt-1.5 grid gap-3 md:gap-2">
        {rows.map(({ size, images }, at) => (
          <fieldset
            key={size}
            className={`${columns} grid grid-cols-2 gap-3 md:gap-y-0 max-md:rounded-md max-md:border max-md:border-line max-md:p-3 md:items-start`}
          >
            <legend className="sr-only">{m.sizeWhich({ size })}</legend>
            <span aria-hidden className="font-semibold max-md:col-span-2 md:pt-2.75">
              <span className="md:hidden">{m.size()} </span>
              {size}
            </span>
            {cells.map(({ name, label, ...native }) => (
              <Field
                key={name}
                label={label()}
                error={errors.offers?.[at]?.[name]?.message}
                className="min-w-0 md:[&>label]:sr-only"
              >
                <Input
                  {...form.register(`offers.${at}.${name}`, name === 'quantity' ? { onChange: follow } : {})}
                  {...native}
                  placeholder={name === 'price' ? usualPrice(price) : undefined}
                  autoComplete="off"
                  autoCapitalize={name === 'sku' ? 'characters' : 'none'}
                  spellCheck={false}
                />
              </Field>
            ))}
            <SizePictures
              size={size}
              pictures={pictures}
              own={images}
              onChange={(own) => form.setValue(`offers.${at}.images`, own, { shouldDirty: true })}
            />
          </fieldset>
        ))}
      </div>
      <FieldError id="offers-error">{errors.quantity?.message}</FieldError>
      <p className="mt-3 text-sm text-ink-soft" aria-live="polite">
        {m.piecesInAll({ pieces: formatNumber(sumOf(rows)) })}
      </p>
    </div>
  )
}
