import { type UseFormReturn, useController, useWatch } from 'react-hook-form'
import { Field } from '#/ui/kit/Field.tsx'
import { Select } from '#/ui/kit/Select.tsx'
import { toast } from '#/ui/kit/toast.ts'
import { m } from './messages/admin.messages.ts'
import type { ProductValues } from './productValues.ts'

type Form = UseFormReturn<ProductValues, unknown, ProductValues>

/** Status can be set only once a category is chosen. */
export function StatusField({ form }: { form: Form }) {
  const category = useWatch({ control: form.control, name: 'category' })
  const { field, fieldState } = useController({ control: form.control, name: 'status' })

  const choose = (status: string) => {
    if (category) {
      field.onChange(status)
      return
    }
    toast.error(m.categoryFirst(), { id: 'category-first' })
    form.setError('status', { message: m.categoryFirst() })
    form.setFocus('category')
  }

  return (
    <Field
      label={m.status()}
      error={
        category && fieldState.error?.message === m.categoryFirst() ? undefined : fieldState.error?.message
      }
      hint={m.inactiveProductHint()}
    >
      <Select {...field} onChange={(event) => choose(event.currentTarget.value)}>
        <option value="">{m.chooseStatus()}</option>
        <option value="true">{m.active()}</option>
        <option value="false">{m.inactive()}</option>
      </Select>
    </Field>
  )
}
