import type { FormSection } from '#/ui/resource/form/fields.ts'
import { m as ofShop } from '../../../messages/shop.messages.ts'
import { onOff } from './fields.tsx'
import { m } from './messages/settingsForm.messages.ts'
import { WhatsappPreview } from './SettingsPreviews.tsx'
import type { SettingsValues } from './settingsValues.ts'

/** Where shoppers chat. */
export const whatsapp = (): FormSection<SettingsValues> => ({
  title: ofShop.whatsapp(),
  mark: 'whatsapp',
  text: m.whatsappText(),
  fields: [
    {
      kind: 'tel',
      name: 'whatsappNumber',
      label: m.whatsappNumber(),
      inputMode: 'numeric',
      hint: m.whatsappNumberHint(),
    },
    {
      kind: 'area',
      name: 'whatsappMessage',
      label: m.firstMessage(),
      rows: 2,
      maxLength: 500,
      wide: true,
      hint: m.firstMessageHint(),
    },
    onOff('whatsappCountdown', m.countdown(), m.countdownHint()),
  ],
  aside: (form) => <WhatsappPreview form={form} />,
})
