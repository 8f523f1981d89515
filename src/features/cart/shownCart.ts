import { paiseOf, rupeesOf } from '#/platform/money/money.ts'
import { cartTotals } from './cart.rules.ts'
import type { Cart, CartItem } from './cart.schema.ts'

/** The cart as it is shown: the server presents it so, and the browser lays changes over it that the server does not know yet. */

/** The cart of somebody who put nothing in yet (specification, section 3). */
export const emptyCart: Cart = { _id: '', customer: '', items: [], subTotal: 0, tax: 0, grandTotal: 0 }

/** The cart with other items and the totals that belong to them, in rupees; the last item gone leaves the empty cart. */
export function withItems(cart: Cart, items: CartItem[]): Cart {
  if (items.length === 0) return emptyCart
  const totals = cartTotals(
    items.map((item) => ({ pricePaise: paiseOf(item.product.price), quantity: item.quantity })),
  )
  return {
    ...cart,
    items,
    subTotal: rupeesOf(totals.subTotalPaise),
    tax: rupeesOf(totals.taxPaise),
    grandTotal: rupeesOf(totals.grandTotalPaise),
  }
}
