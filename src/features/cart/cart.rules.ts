/** Most pieces of one product in a bag, its sizes together, whatever is in stock. */
export const MOST_PIECES = 1_000

/** What the rules need to know of a line; the bag's items and the lines of an order being placed both have it. */
export interface Line {
  readonly _id: string
  readonly quantity: number
  /** `quantity`: pieces in stock, shared by all sizes; 0 when the product is not on sale. */
  readonly product: { readonly _id: string; readonly name: string; readonly quantity: number }
}

/** Totals in paise. Tax is in the prices, so the tax on top is 0 and the grand total is the subtotal (section 9). */
export function cartTotals(lines: readonly { readonly pricePaise: number; readonly quantity: number }[]) {
  // guard: total-of-quantities
  const subTotalPaise = lines.reduce((sum, line) => sum + line.pricePaise * line.quantity, 0)
  return { subTotalPaise, taxPaise: 0, grandTotalPaise: subTotalPaise }
}

/** Lines with another quantity of one, never below 1 (section 5); an unknown line changes nothing. */
export function changeQuantity<L extends Pick<Line, '_id' | 'quantity'>>(
  lines: readonly L[],
  itemId: string,
  quantity: number,
): L[] {
  const allowed = Math.min(MOST_PIECES, Math.max(1, Math.trunc(quantity)))
  return lines.map((line) => (line._id === itemId ? { ...line, quantity: allowed } : line))
}

export const removeLine = <L extends Pick<Line, '_id'>>(lines: readonly L[], itemId: string): L[] =>
  lines.filter((line) => line._id !== itemId)

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
