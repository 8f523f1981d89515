import type { FormSection } from '#/ui/resource/form/fields.ts'
import { number } from './fields.tsx'
import { m } from './messages/settingsForm.messages.ts'
import type { SettingsValues } from './settingsValues.ts'

/** How much somebody may hold without paying. */
export const openOrders = (): FormSection<SettingsValues> => ({
  title: m.unpaid(),
  mark: 'orders-that-are-not-paid',
  text: m.unpaidText(),
  fields: [
    number('openOrdersMost', m.ordersMost(), m.ordersMostHint()),
    number('openPiecesMost', m.piecesMost(), m.piecesMostHint()),
  ],
})
