import type { FormSection } from '#/ui/resource/form/fields.ts'
import { onOff } from './fields.tsx'
import { UpiPreview } from './SettingsPreviews.tsx'
import type { SettingsValues } from './settingsValues.ts'

/** What shoppers may pay with. */
export const waysToPay: FormSection<SettingsValues> = {
  title: 'Ways to pay',
  mark: 'upi',
  text: 'What shoppers may choose at checkout; one way has to stay on. You approve each UPI payment in the list of orders.',
  fields: [
    onOff('codEnabled', 'Cash on delivery', 'The courier collects the money at the door.'),
    onOff('upiEnabled', 'UPI', 'Shoppers scan a QR code or pay in their UPI app.'),
    {
      kind: 'text',
      name: 'upiId',
      label: 'UPI id',
      inputMode: 'email',
      autoCapitalize: 'none',
      spellCheck: false,
      hint: 'Looks like name@bank. Without one, UPI is not offered at checkout.',
    },
    {
      kind: 'text',
      name: 'upiName',
      label: 'Name at the bank',
      maxLength: 60,
      hint: 'UPI apps show it to the payer before the payment.',
    },
  ],
  aside: (form) => <UpiPreview form={form} />,
}
