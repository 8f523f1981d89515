import { failureTable } from '#/platform/http/failure.ts'
import { MOST_AWAITED } from './giftPurchases.rules.ts'

export const giftPurchaseFailures = failureTable({
  gift_cards_not_sold: [409, 'The shop does not sell gift cards of this amount just now.'],
  too_many_gift_cards: [
    409,
    `The money of ${MOST_AWAITED} gift cards is still awaited. Please pay or cancel one first.`,
  ],
  gift_purchase_over: [409, 'Nothing more can be done with this gift card. Please look at it again.'],
  gift_card_spent: [409, 'This gift card was redeemed, so it cannot be given back any more.'],
})
