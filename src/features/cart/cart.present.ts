import { paiseOf, rupeesOf } from '#/platform/money/money.ts'
import { cartTotals } from './cart.rules.ts'
import type { Cart, CartItem } from './cart.schema.ts'
import type { CartLine, CartRows } from './cart.store.ts'

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

function presentLine({ _id, size, quantity, product }: CartLine): CartItem {
  const shownSize = size === '' ? null : size
  return {
    _id,
    product: {
      _id: product._id,
      name: product.name,
      slug: product.slug,
      price: rupeesOf(product.pricePaise),
      images: product.images,
      quantity: product.quantity,
    },
    quantity,
    size: shownSize,
    selectedSize: shownSize,
  }
}

/** A customer's bag as the API shows it. */
export const presentCart = ({ cartId, customerId, lines }: CartRows): Cart =>
  withItems({ ...emptyCart, _id: cartId, customer: customerId }, lines.map(presentLine))
