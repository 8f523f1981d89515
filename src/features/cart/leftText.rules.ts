import { MOST_PIECES, type StockedProduct } from './cart.rules.ts'
import { m } from './messages/cart.messages.ts'

/** What to tell somebody who wants more than there is. */
export function leftText({ name, quantity, ownSize }: Omit<StockedProduct, '_id'>): string {
  if (quantity <= 0) return ownSize ? m.outOfStockIn({ name, ownSize }) : m.isOutOfStock({ name })
  if (quantity > MOST_PIECES) return m.atMostOf({ most: MOST_PIECES, name })
  return ownSize ? m.leftOfSize({ count: quantity, ownSize, name }) : m.leftOf({ count: quantity, name })
}
