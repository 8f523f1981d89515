import { type UseFormReturn, useController } from 'react-hook-form'
import { Checkbox } from '#/ui/kit/Checkbox.tsx'
import type { PageValues } from './pageValues.ts'

export interface YesNoFieldProps {
  form: UseFormReturn<PageValues, unknown, PageValues>
  name: 'visible' | 'inFooter'
  label: string
  hint: string
}

/** Something that a page is or is not. */
export function YesNoField({ form, name, label, hint }: YesNoFieldProps) {
  const { field } = useController({ control: form.control, name })
  return (
    <Checkbox
      ref={field.ref}
      label={label}
      hint={hint}
      checked={field.value}
      onBlur={field.onBlur}
      onChange={({ currentTarget }) => field.onChange(currentTarget.checked)}
    />
  )
}
