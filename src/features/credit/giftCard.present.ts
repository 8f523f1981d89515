import { rupeesOf } from '#/platform/money/money.ts'
import type { GiftCard } from './giftCard.schema.ts'
import type { GiftCardRow } from './giftCard.store.ts'

/** A gift card as the API shows it to admins. */
export const presentGiftCard = (row: GiftCardRow): GiftCard => ({
  _id: row.id,
  lastFour: row.lastFour,
  value: rupeesOf(row.valuePaise),
  state: row.state,
  paidBy: row.paidBy,
  reference: row.reference,
  recipientEmail: row.recipientEmail,
  by: row.issuerName,
  at: row.createdAt.toISOString(),
  ...(row.endedAt && { endedAt: row.endedAt.toISOString() }),
  ...(row.redeemedBy !== null &&
    row.redeemerName !== null && { redeemedBy: { _id: row.redeemedBy, name: row.redeemerName } }),
})
