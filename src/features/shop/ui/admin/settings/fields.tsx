import { Checkbox } from '#/ui/kit/Checkbox.tsx'
import type { FieldSpec } from '#/ui/resource/form/fields.ts'
import type { SettingsValues } from './settingsValues.ts'

/** A number that has to be there. */
export const number = (
  name: keyof SettingsValues,
  label: string,
  hint?: string,
  prefix?: string,
): FieldSpec<SettingsValues> => ({
  kind: 'text',
  name,
  label,
  required: true,
  inputMode: 'numeric',
  ...(hint && { hint }),
  ...(prefix && { prefix }),
})

/** A switch; what speaks against it stands beside it. */
export const onOff = (
  name:
    | 'codEnabled'
    | 'upiEnabled'
    | 'alertMails'
    | 'whatsappCountdown'
    | 'rememberCheckout'
    | 'giftWrap'
    | 'saveOwnPages'
    | 'honestPrices',
  label: string,
  hint: string,
): FieldSpec<SettingsValues> => ({
  kind: 'own',
  name,
  label,
  render: ({ register, formState }) => (
    <Checkbox {...register(name)} label={label} hint={hint} error={formState.errors[name]?.message} />
  ),
})
