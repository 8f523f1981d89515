import { paiseOf, rupeesOf } from '#/platform/money/money.ts'
import type { Cart, CartItem } from './cart.schema.ts'

/** Most pieces of one product in a bag, its sizes together, whatever is in stock. */
export const MOST_PIECES = 1_000

/** What the rules need to know of a line; the bag's items and the lines of an order being placed both have it. */
export interface Line {
  readonly _id: string
  readonly quantity: number
  /** `quantity`: pieces in stock, shared by all sizes; 0 when the product is not on sale. */
  readonly product: { readonly _id: string; readonly name: string; readonly quantity: number }
}

/** The cart of somebody who put nothing in yet (specification, section 3). */
export const emptyCart: Cart = { _id: '', customer: '', items: [], subTotal: 0, tax: 0, grandTotal: 0 }

/** Totals in paise. Tax is in the prices, so the tax on top is 0 and the grand total is the subtotal (section 9). */
export function cartTotals(lines: readonly { readonly pricePaise: number; readonly quantity: number }[]) {
  // guard: total-of-quantities
  const subTotalPaise = lines.reduce((sum, line) => sum + line.pricePaise * line.quantity, 0)
  return { subTotalPaise, taxPaise: 0, grandTotalPaise: subTotalPaise }
}

/** The cart with other items and the totals that belong to them. */
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

/** The cart with another quantity of one line, never below 1 (section 5); an unknown line changes nothing. */
export function changeQuantity(cart: Cart, itemId: string, quantity: number): Cart {
  const allowed = Math.min(MOST_PIECES, Math.max(1, Math.trunc(quantity)))
  return withItems(
    cart,
    cart.items.map((item) => (item._id === itemId ? { ...item, quantity: allowed } : item)),
  )
}

/** The cart without one line; the last line gone leaves the empty cart. */
export function removeLine(cart: Cart, itemId: string): Cart {
  return withItems(
    cart,
    cart.items.filter((item) => item._id !== itemId),
  )
}

/** Pieces of each product over all its sizes. */
export function piecesByProduct(lines: readonly Line[]): Map<string, number> {
  const pieces = new Map<string, number>()
  for (const { product, quantity } of lines) {
    // guard: pieces-summed
    pieces.set(product._id, (pieces.get(product._id) ?? 0) + quantity)
  }
  return pieces
}

/** Pieces of a product that one bag may hold. */
const allowedOf = ({ quantity }: { readonly quantity: number }): number => Math.min(MOST_PIECES, quantity)

/** The most pieces that a line of a product may have beside the other lines of the same product. */
export function mostFor(lines: readonly Line[], product: Line['product'], itemId?: string): number {
  const others = lines.filter((line) => line.product._id === product._id && line._id !== itemId)
  const held = others.reduce((sum, line) => sum + line.quantity, 0)
  return Math.max(0, allowedOf(product) - held)
}

/** What to tell somebody who wants more than there is. */
export function leftText(product: { readonly name: string; readonly quantity: number }): string {
  if (product.quantity <= 0) return `${product.name} is out of stock.`
  if (product.quantity > MOST_PIECES) return `At most ${MOST_PIECES} pieces of ${product.name}.`
  return `Only ${product.quantity} left of ${product.name}.`
}

/** The lines of which there are more than can be had, sizes of one product counted together. */
export function shortLines<L extends Line>(lines: readonly L[]): L[] {
  const pieces = piecesByProduct(lines)
  return lines.filter((line) => (pieces.get(line.product._id) ?? 0) > allowedOf(line.product))
}

/** What decides whether a product can be had in a size. */
export interface Offer {
  readonly status: boolean
  readonly deletedAt: Date | null
  readonly enableSize: boolean
  readonly sizes: readonly string[]
}

export const isOnSale = (offer: Offer): boolean => offer.status && offer.deletedAt === null

/** What is wrong with the chosen size ('' for none), or null when it is fine (section 5). */
export function sizeProblem(offer: Offer, size: string): 'size_required' | 'unknown_size' | null {
  if (offer.enableSize && size === '') return 'size_required'
  const known = offer.enableSize ? offer.sizes.includes(size) : size === ''
  return known ? null : 'unknown_size'
}

/** Pieces of a product that can be had in a size: none once the product or the size is no longer offered. */
export const piecesOffered = (product: Offer & { readonly quantity: number }, size: string): number =>
  isOnSale(product) && sizeProblem(product, size) === null ? product.quantity : 0
