import type { FormSection } from '#/ui/resource/form/fields.ts'
import { number } from './fields.tsx'
import type { SettingsValues } from './settingsValues.ts'

/** How much somebody may hold without paying. */
export const openOrders: FormSection<SettingsValues> = {
  title: 'Orders that are not paid',
  text: 'They hold goods that somebody else would buy. An order is counted until its money has arrived or it is over; cash on delivery, until it is collected.',
  fields: [
    number('openOrdersMost', 'Orders at most', 'Of one account, of one mobile number, and to one address.'),
    number('openPiecesMost', 'Pieces at most', 'In all of these together. A single order may have more.'),
  ],
}
