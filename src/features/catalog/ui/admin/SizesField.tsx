import { useRef } from 'react'
import { type UseFormReturn, useController } from 'react-hook-form'
import { Checkbox } from '#/ui/kit/Checkbox.tsx'
import { FieldError } from '#/ui/kit/Field.tsx'
import { RadioCards } from '#/ui/kit/RadioCards.tsx'
import { sizeNames } from '../../rules/catalog.rules.ts'
import { m } from './messages/admin.messages.ts'
import type { ProductValues } from './productValues.ts'
import { rowsFor, sumOf, type VariantValues } from './variantValues.ts'

type Form = UseFormReturn<ProductValues, unknown, ProductValues>

const stockModes = () =>
  [
    { value: 'all', label: m.oneForAll() },
    { value: 'each', label: m.countEach() },
  ] as const

/** Enabling sizes selects all six; disabling clears them (specification, section 4). */
export function SizesField({ form }: { form: Form }) {
  const enable = useController({ control: form.control, name: 'enableSize' })
  const { field, fieldState } = useController({ control: form.control, name: 'sizes' })

  const own = useController({ control: form.control, name: 'ownStock' })

  /** What was typed of a size stays at hand until the form is saved. */
  const typed = useRef(new Map<string, VariantValues>())
  const choose = (sizes: string[], isOwn = own.field.value) => {
    field.onChange(sizes)
    for (const row of form.getValues('offers')) typed.current.set(row.size, row)
    if (isOwn) form.setValue('offers', rowsFor(sizes, [...typed.current.values()]), { shouldDirty: true })
  }
  const toggleAll = (on: boolean) => {
    enable.field.onChange(on)
    choose(on ? [...sizeNames] : [])
  }
  /** Pieces that were one number are those of all sizes together: nobody could say which, so each is counted. */
  const countEach = (isOwn: boolean) => {
    own.field.onChange(isOwn)
    choose(field.value, isOwn)
    const pieces = sumOf(form.getValues('offers'))
    if (!isOwn) form.setValue('offers', [], { shouldDirty: true })
    form.setValue('quantity', String(pieces), { shouldDirty: true })
  }
  const toggle = (size: string) => {
    const chosen = field.value.includes(size)
    choose(sizeNames.filter((name) => (name === size ? !chosen : field.value.includes(name))))
  }

  return (
    <div>
      <Checkbox
        ref={enable.field.ref}
        name="enableSize"
        label={m.enableSizes()}
        hint={m.enableSizesHint()}
        checked={enable.field.value}
        onChange={(event) => toggleAll(event.currentTarget.checked)}
      />
      <fieldset disabled={!enable.field.value} className="mt-2 disabled:opacity-55">
        <legend className="text-sm font-semibold">{m.sizes()}</legend>
        <div className="flex flex-wrap gap-x-6">
          {sizeNames.map((size, at) => (
            <Checkbox
              key={size}
              ref={at === 0 ? field.ref : undefined}
              label={size}
              checked={field.value.includes(size)}
              onChange={() => toggle(size)}
            />
          ))}
        </div>
        {enable.field.value && (
          <div className="mt-3">
            <RadioCards
              legend={m.stockOfSizes()}
              name="ownStock"
              layout="sideBySide"
              options={stockModes()}
              value={own.field.value ? 'each' : 'all'}
              onChange={(mode) => countEach(mode === 'each')}
            />
          </div>
        )}
        <FieldError id="sizes-error">{fieldState.error?.message}</FieldError>
      </fieldset>
    </div>
  )
}
