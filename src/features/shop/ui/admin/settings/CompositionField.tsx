import { type UseFormReturn, useController } from 'react-hook-form'
import { Checkbox } from '#/ui/kit/Checkbox.tsx'
import type { SettingsValues } from './settingsValues.ts'

/** Whether the shop pays tax on its turnover instead of taking it from its customers. */
export function CompositionField({ form }: { form: UseFormReturn<SettingsValues, unknown, SettingsValues> }) {
  const { field, fieldState } = useController({ control: form.control, name: 'composition' })
  const { value, ...rest } = field
  return (
    <Checkbox
      {...rest}
      checked={value}
      label="Registered under the composition scheme"
      hint="Orders get a bill of supply without tax. So they do while no GSTIN is given; otherwise they get a tax invoice."
      error={fieldState.error?.message}
    />
  )
}
