import type { FormSection } from '#/ui/resource/form/fields.ts'
import { onOff } from './fields.tsx'
import { m } from './messages/settingsForm.messages.ts'
import { UpiPreview } from './SettingsPreviews.tsx'
import type { SettingsValues } from './settingsValues.ts'

/** As everybody calls it. */
const UPI = 'UPI'

/** What shoppers may pay with. */
export const waysToPay = (): FormSection<SettingsValues> => ({
  title: m.waysToPay(),
  mark: 'upi',
  text: m.waysToPayText(),
  fields: [
    onOff('codEnabled', m.cod(), m.codHint()),
    onOff('upiEnabled', UPI, m.upiHint()),
    {
      kind: 'text',
      name: 'upiId',
      label: m.upiId(),
      inputMode: 'email',
      autoCapitalize: 'none',
      spellCheck: false,
      hint: m.upiIdHint(),
    },
    {
      kind: 'text',
      name: 'upiName',
      label: m.upiName(),
      maxLength: 60,
      hint: m.upiNameHint(),
    },
  ],
  aside: (form) => <UpiPreview form={form} />,
})
