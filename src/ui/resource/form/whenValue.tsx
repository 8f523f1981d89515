import type { ReactNode } from 'react'
import { type FieldValues, type Path, type UseFormReturn, useWatch } from 'react-hook-form'
import { FormField } from './FormField.tsx'
import type { DataSpec, FieldSpec } from './fields.ts'

export interface WhenProps<Values extends FieldValues> {
  form: UseFormReturn<Values, unknown, Values>
  /** The field that decides. */
  name: Path<Values>
  is: readonly string[]
  children: ReactNode
}

/** What is there only while a field has one of some values. */
export function When<Values extends FieldValues>({ form, name, is, children }: WhenProps<Values>) {
  const value: unknown = useWatch({ control: form.control, name })
  return is.some((one) => one === value) ? children : null
}

/** A field that is there only while another one has one of some values. */
export const whenValue = <Values extends FieldValues>(
  name: Path<Values>,
  is: readonly string[],
  spec: DataSpec<Values>,
): FieldSpec<Values> => ({
  ...{ kind: 'own', name: spec.name, label: spec.label },
  render: (form) => (
    <When form={form} name={name} is={is}>
      <FormField form={form} spec={spec} />
    </When>
  ),
})
