import { type Line, stockKey } from '#/features/cart/cart.rules.ts'
import { formatRupees } from '#/platform/money/money.ts'
import { m } from '../messages/checkout.messages.ts'

/** A line with its price, rupees, as bags have it. */
interface PricedLine {
  readonly product: Parameters<typeof stockKey>[0] & { readonly name: string; readonly price: number }
}

/** Rupees by product, or by its size where each has its own price. */
export type SeenPrices = ReadonlyMap<string, number>

/** The prices that a shopper sees in a bag. */
export const pricesOf = (lines: readonly PricedLine[]): SeenPrices =>
  new Map(lines.map(({ product }) => [stockKey(product), product.price]))

/** What changed since those prices were seen, a sentence for each product. */
export function priceChanges(seen: SeenPrices, lines: readonly PricedLine[]): string[] {
  const said = lines.flatMap(({ product }) => {
    const before = seen.get(stockKey(product))
    if (before === undefined || before === product.price) return []
    return [
      m.priceChange({ name: product.name, price: formatRupees(product.price), before: formatRupees(before) }),
    ]
  })
  return [...new Set(said)]
}

/** One line of the bag and the pieces it is to have; 0 takes it out. */
export interface Adjustment {
  readonly itemId: string
  readonly quantity: number
}

/**
 * Makes a bag fit to what is left: the lines that share their stock get their pieces in the order of the bag until none is left.
 * Lines to take out come first, so that no step of the way asks for more than there is.
 */
export function adjustments(lines: readonly Line[]): Adjustment[] {
  const left = new Map(lines.map(({ product }) => [stockKey(product), Math.max(0, product.quantity)]))
  const changed: Adjustment[] = []
  for (const { _id, product, quantity } of lines) {
    const available = left.get(stockKey(product)) ?? 0
    const fitting = Math.min(quantity, available)
    left.set(stockKey(product), available - fitting)
    if (fitting < quantity) changed.push({ itemId: _id, quantity: fitting })
  }
  return changed.sort((one, other) => Number(one.quantity > 0) - Number(other.quantity > 0))
}
