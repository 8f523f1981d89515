import { type UseFormReturn, useController } from 'react-hook-form'
import { Checkbox } from '#/ui/kit/Checkbox.tsx'
import { m } from './messages/settingsForm.messages.ts'
import type { SettingsValues } from './settingsValues.ts'

/** Whether the shop pays tax on its turnover instead of taking it from its customers. */
export function CompositionField({ form }: { form: UseFormReturn<SettingsValues, unknown, SettingsValues> }) {
  const { field, fieldState } = useController({ control: form.control, name: 'composition' })
  const { value, ...rest } = field
  return (
    <Checkbox
      {...rest}
      checked={value}
      label={m.compositionLabel()}
      hint={m.compositionHint()}
      error={fieldState.error?.message}
    />
  )
}
