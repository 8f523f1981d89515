import type { FormSection } from '#/ui/resource/form/fields.ts'
import { number, onOff } from './fields.tsx'
import type { SettingsValues } from './settingsValues.ts'

/** What the shopkeeper is told, and how. */
export const alerts: FormSection<SettingsValues> = {
  title: 'Alerts',
  text: 'New orders, payment references and pieces that run out stand behind the bell at the top of these pages.',
  fields: [
    onOff(
      'alertMails',
      'Mails about alerts',
      'Each admin is mailed as well, at once; what happens together stands in one mail.',
    ),
    number(
      'lowStockAlert',
      'Pieces left',
      'Tells when an order leaves so few of a product; 0 tells only when it is sold out.',
    ),
  ],
}
