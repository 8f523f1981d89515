/** Most pieces of one product in a bag, its sizes together, whatever is in stock. */
export const MOST_PIECES = 1_000

/** What the rules need to know of a line; the bag's items and the lines of an order being placed both have it. */
export interface Line {
  readonly _id: string
  readonly quantity: number
  readonly product: StockedProduct
}

/** A product as a line has it. */
export interface StockedProduct {
  readonly _id: string
  readonly name: string
  /** Pieces in stock, shared by all sizes unless `ownSize` says which they are of; 0 when the product is not on sale. */
  readonly quantity: number
  /** The size of the line, where each size has its own stock. */
  readonly ownSize?: string | undefined
}

/** Lines with the same key share one number of pieces. */
export const stockKey = ({ _id, ownSize }: Pick<StockedProduct, '_id' | 'ownSize'>): string =>
  ownSize ? `${_id} ${ownSize}` : _id

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

/** Pieces that are asked for by what they share: a product over all its sizes, or one size that has its own stock. */
export function piecesByStock(lines: readonly Line[]): Map<string, number> {
  return summed(lines, stockKey)
}

function summed(lines: readonly Line[], keyOf: (product: StockedProduct) => string): Map<string, number> {
  const pieces = new Map<string, number>()
  for (const { product, quantity } of lines) {
    const key = keyOf(product)
    // guard: pieces-summed
    pieces.set(key, (pieces.get(key) ?? 0) + quantity)
  }
  return pieces
}

/** The most pieces that a line of a product may have beside the other lines of the same product. */
export function mostFor(lines: readonly Line[], product: StockedProduct, itemId?: string): number {
  const others = lines.filter(({ _id }) => _id !== itemId)
  const held = piecesByStock(others).get(stockKey(product)) ?? 0
  const heldOfAll = summed(others, ({ _id }) => _id).get(product._id) ?? 0
  return Math.max(0, Math.min(product.quantity - held, MOST_PIECES - heldOfAll))
}

/** The lines of which there are more than can be had, sizes that share their stock counted together. */
export function shortLines<L extends Line>(lines: readonly L[]): L[] {
  const pieces = piecesByStock(lines)
  const ofAll = summed(lines, ({ _id }) => _id)
  return lines.filter(
    ({ product }) =>
      (pieces.get(stockKey(product)) ?? 0) > product.quantity || (ofAll.get(product._id) ?? 0) > MOST_PIECES,
  )
}

/** What decides whether a product can be had in a size. */
export interface OnSale {
  readonly status: boolean
  readonly deletedAt: Date | null
  readonly enableSize: boolean
  readonly sizes: readonly string[]
}

export const isOnSale = (product: OnSale): boolean => product.status && product.deletedAt === null

/** What is wrong with the chosen size ('' for none), or null when it is fine (section 5). */
export function sizeProblem(product: OnSale, size: string): 'size_required' | 'unknown_size' | null {
  if (product.enableSize && size === '') return 'size_required'
  const known = product.enableSize ? product.sizes.includes(size) : size === ''
  return known ? null : 'unknown_size'
}

/** Pieces of a product that can be had in a size: none once the product or the size is no longer offered. */
export const piecesOffered = (product: OnSale & { readonly quantity: number }, size: string): number =>
  isOnSale(product) && sizeProblem(product, size) === null ? product.quantity : 0
