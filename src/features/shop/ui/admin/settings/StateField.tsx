import { type UseFormReturn, useController } from 'react-hook-form'
import { Field } from '#/ui/kit/Field.tsx'
import { Select } from '#/ui/kit/Select.tsx'
import { indianStates } from '../../../states.rules.ts'
import { m } from './messages/settingsForm.messages.ts'
import type { SettingsValues } from './settingsValues.ts'

/** The seller's state. What was typed before it was a choice stays to be read until another one is chosen. */
export function StateField({ form }: { form: UseFormReturn<SettingsValues, unknown, SettingsValues> }) {
  const { field, fieldState } = useController({ control: form.control, name: 'state' })
  const isUnknown = field.value !== '' && !indianStates.includes(field.value)
  return (
    <Field label={m.state()} error={fieldState.error?.message} hint={m.stateHint()}>
      <Select {...field} autoComplete="address-level1">
        <option value="">{m.chooseState()}</option>
        {isUnknown && <option value={field.value}>{m.notInList({ state: field.value })}</option>}
        {indianStates.map((state) => (
          <option key={state} value={state}>
            {state}
          </option>
        ))}
      </Select>
    </Field>
  )
}
