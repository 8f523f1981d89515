import { failureTable } from '#/platform/http/failure.ts'
import { m } from '../messages/payments.messages.ts'
import { MOST_AWAITED } from './giftPurchases.rules.ts'

export const giftPurchaseFailures = failureTable({
  gift_cards_not_sold: [409, m.amountNotSold],
  too_many_gift_cards: [409, () => m.tooManyAwaited({ most: MOST_AWAITED })],
  gift_purchase_over: [409, m.nothingMore],
  gift_card_spent: [409, m.cardSpent],
})
