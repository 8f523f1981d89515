import type { FormSection } from '#/ui/resource/form/fields.ts'
import { number, onOff } from './fields.tsx'
import { m } from './messages/settingsForm.messages.ts'
import type { SettingsValues } from './settingsValues.ts'

/** What the shopkeeper is told, and how. */
export const alerts = (): FormSection<SettingsValues> => ({
  title: m.alerts(),
  mark: 'alerts',
  text: m.alertsText(),
  fields: [
    onOff('alertMails', m.alertMails(), m.alertMailsHint()),
    number('lowStockAlert', m.piecesLeft(), m.piecesLeftHint()),
  ],
})
