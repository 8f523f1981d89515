import type { FormSection } from '#/ui/resource/form/fields.ts'
import { onOff } from './fields.tsx'
import { WhatsappPreview } from './SettingsPreviews.tsx'
import type { SettingsValues } from './settingsValues.ts'

/** Where shoppers chat. */
export const whatsapp: FormSection<SettingsValues> = {
  title: 'WhatsApp',
  text: "Shoppers reach this number from the 'Coming Soon!' message, product pages and after an order. Without one, nothing offers a chat.",
  fields: [
    {
      kind: 'tel',
      name: 'whatsappNumber',
      label: 'WhatsApp number',
      inputMode: 'numeric',
      hint: 'E.g. 98765 43210; a number from abroad with its country code.',
    },
    {
      kind: 'area',
      name: 'whatsappMessage',
      label: 'First message',
      rows: 2,
      maxLength: 500,
      wide: true,
      hint: 'Stands ready in the chat; the shopper only has to send it.',
    },
    onOff(
      'whatsappCountdown',
      'Open it by itself after an order on a phone',
      'Ten seconds after the order; the shopper can stop it. Switched off, it waits for a press, and the order can be followed at once.',
    ),
  ],
  aside: (form) => <WhatsappPreview form={form} />,
}
