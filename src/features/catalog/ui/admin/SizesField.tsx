import { type UseFormReturn, useController } from 'react-hook-form'
import { Checkbox } from '#/ui/kit/Checkbox.tsx'
import { FieldError } from '#/ui/kit/Field.tsx'
import { sizeNames } from '../../catalog.rules.ts'
import type { ProductValues } from './productValues.ts'

type Form = UseFormReturn<ProductValues, unknown, ProductValues>

/** Enabling sizes selects all six; disabling clears them (specification, section 4). */
export function SizesField({ form }: { form: Form }) {
  const enable = useController({ control: form.control, name: 'enableSize' })
  const { field, fieldState } = useController({ control: form.control, name: 'sizes' })

  const toggleAll = (on: boolean) => {
    enable.field.onChange(on)
    field.onChange(on ? [...sizeNames] : [])
  }
  const toggle = (size: string) => {
    const chosen = field.value.includes(size)
    field.onChange(sizeNames.filter((name) => (name === size ? !chosen : field.value.includes(name))))
  }

  return (
    <div>
      <Checkbox
        ref={enable.field.ref}
        name="enableSize"
        label="Enable sizes"
        hint="Shoppers choose a size before they add it to the bag. The stock is that of all sizes together."
        checked={enable.field.value}
        onChange={(event) => toggleAll(event.currentTarget.checked)}
      />
      <fieldset disabled={!enable.field.value} className="mt-2 disabled:opacity-55">
        <legend className="text-sm font-semibold">Sizes</legend>
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
        <FieldError id="sizes-error">{fieldState.error?.message}</FieldError>
      </fieldset>
    </div>
  )
}
