import { type UseFormReturn, useController, useWatch } from 'react-hook-form'
import { Field } from '#/ui/kit/Field.tsx'
import { Select } from '#/ui/kit/Select.tsx'
import { toast } from '#/ui/kit/toast.ts'
import type { ProductValues } from './productValues.ts'

type Form = UseFormReturn<ProductValues, unknown, ProductValues>

/** Wording of the specification, section 4. */
const CATEGORY_FIRST = 'Please select a category before choosing a status.'

/** Status can be set only once a category is chosen. */
export function StatusField({ form }: { form: Form }) {
  const category = useWatch({ control: form.control, name: 'category' })
  const { field, fieldState } = useController({ control: form.control, name: 'status' })

  const choose = (status: string) => {
    if (category) {
      field.onChange(status)
      return
    }
    toast.error(CATEGORY_FIRST, { id: 'category-first' })
    form.setError('status', { message: CATEGORY_FIRST })
    form.setFocus('category')
  }

  return (
    <Field
      label="Status"
      error={category && fieldState.error?.message === CATEGORY_FIRST ? undefined : fieldState.error?.message}
      hint="An inactive product is hidden from shoppers."
    >
      <Select {...field} onChange={(event) => choose(event.currentTarget.value)}>
        <option value="">Choose a status</option>
        <option value="true">Active</option>
        <option value="false">Inactive</option>
      </Select>
    </Field>
  )
}
