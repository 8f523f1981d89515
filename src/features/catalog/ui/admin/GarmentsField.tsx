import { type UseFormReturn, useController } from 'react-hook-form'
import { Checkbox } from '#/ui/kit/Checkbox.tsx'
import { FieldError } from '#/ui/kit/Field.tsx'
import { garmentKinds, garmentLabels } from '../../attributes/garments.rules.ts'
import type { CategoryValues } from './CategoryForm.tsx'
import { m } from './messages/admin.messages.ts'

type Form = UseFormReturn<CategoryValues, unknown, CategoryValues>

/** Which kinds of garment a category holds. */
export function GarmentsField({ form }: { form: Form }) {
  const { field, fieldState } = useController({ control: form.control, name: 'garments' })
  const toggle = (kind: string) => {
    const chosen = field.value.includes(kind)
    field.onChange(garmentKinds.filter((one) => (one === kind ? !chosen : field.value.includes(one))))
  }
  return (
    <fieldset>
      <legend className="text-sm font-semibold">{m.garmentKinds()}</legend>
      <div className="flex flex-wrap gap-x-6">
        {garmentKinds.map((kind, at) => (
          <Checkbox
            key={kind}
            ref={at === 0 ? field.ref : undefined}
            label={garmentLabels[kind]()}
            checked={field.value.includes(kind)}
            onChange={() => toggle(kind)}
          />
        ))}
      </div>
      <FieldError id="garments-error">{fieldState.error?.message}</FieldError>
    </fieldset>
  )
}
