/** What a sale is for. */
export const saleScopes = ['all', 'categories', 'collection', 'products'] as const
export type SaleScope = (typeof saleScopes)[number]

/** How it reduces: so many per cent, or to one price. */
export const saleWays = ['percent', 'price'] as const
export type SaleWay = (typeof saleWays)[number]

/** How a reduced price ends: whole rupees, ...9, or ...99. */
export const saleEndings = ['rupee', 'nine', 'ninetyNine'] as const
export type SaleEnding = (typeof saleEndings)[number]

/** What became of a product in a sale: not yet reduced, reduced, put back at its end, or left as it was. */
export const saleProductStates = ['due', 'reduced', 'back', 'left'] as const

export const saleStates = ['waiting', 'running', 'over'] as const
export type SaleState = (typeof saleStates)[number]

export const LONGEST_SALE_NAME = 60
export const MOST_SALE_PRODUCTS = 500
export const MOST_SALE_CATEGORIES = 50
export const percentRange = { least: 1, most: 90 } as const

const RUPEE = 100

/** How much a sale takes off. */
export interface Reducing {
  readonly by: SaleWay
  /** Whole per cent, of `percent`. */
  readonly percent: number | null
  /** The one price, of `price`. */
  readonly pricePaise: number | null
  readonly ending: SaleEnding
}

/** The greatest amount of whole rupees that is not above this one and ends so; of small amounts that would be too much. */
function endedIn(paise: number, ending: SaleEnding): number {
  const rupees = Math.floor(paise / RUPEE)
  const step = { rupee: 1, nine: 10, ninetyNine: 100 }[ending]
  const ended = Math.floor((rupees + 1) / step) * step - 1
  const isFar = ending === 'rupee' || ended < rupees * 0.9
  return (isFar ? rupees : ended) * RUPEE
}

/**
 * What a price becomes in a sale, paise: never more than it is, never less than a rupee, and at most what the sale promises. A price
 * that would not get lower stays as it is.
 */
export function salePrice(paise: number, { by, percent, pricePaise, ending }: Reducing): number {
  const reduced =
    by === 'price' ? (pricePaise ?? paise) : endedIn((paise * (100 - (percent ?? 0))) / 100, ending)
  // guard: sale-never-raises
  return reduced >= RUPEE && reduced < paise ? reduced : paise
}

/** Prices of a product by size, paise; under '' that of the product itself. */
export type SizePrices = Readonly<Record<string, number>>

/** What can be bought of a product, with the price of its own or null for the product's. */
interface Priced {
  readonly size: string
  readonly pricePaise: number | null
}

const asked = (product: { readonly pricePaise: number }, variants: readonly Priced[]): SizePrices => ({
  '': product.pricePaise,
  ...Object.fromEntries(variants.map(({ size, pricePaise }) => [size, pricePaise ?? product.pricePaise])),
})

/** What a product costs before a sale and in it. */
export interface SalePrices {
  readonly was: SizePrices
  readonly now: SizePrices
}

/** The prices of a product in a sale; undefined where none gets lower. */
export function pricesInSale(
  product: { readonly pricePaise: number },
  variants: readonly Priced[],
  reducing: Reducing,
): SalePrices | undefined {
  const was = asked(product, variants)
  const reduced = Object.entries(was).map(([size, paise]) => [size, salePrice(paise, reducing)] as const)
  if (reduced.every(([size, paise]) => paise === was[size])) return undefined
  return { was, now: Object.fromEntries(reduced) }
}

/**
 * The prices of a product after a sale: what still costs what the sale made of it costs what it did before, at most the MRP that
 * it has by now; what somebody changed meanwhile stays. A size that came meanwhile is taken for the product.
 */
export function pricesAfterSale(
  product: { readonly pricePaise: number; readonly mrpPaise: number | null },
  variants: readonly Priced[],
  { was, now }: SalePrices,
): SizePrices {
  const most = product.mrpPaise ?? Number.POSITIVE_INFINITY
  return Object.fromEntries(
    Object.entries(asked(product, variants)).map(([size, paise]) => {
      const [before, during] = size in now ? [was[size], now[size]] : [was[''], now['']]
      // guard: changed-meanwhile-stays
      return [size, before !== undefined && paise === during ? Math.min(before, most) : paise]
    }),
  )
}

/** @param begunAt null until its prices are asked @param endedAt null until they are not any more */
export function saleStateOf(sale: {
  readonly begunAt: Date | null
  readonly endedAt: Date | null
}): SaleState {
  if (sale.endedAt) return 'over'
  return sale.begunAt ? 'running' : 'waiting'
}

interface Period {
  readonly from: Date
  readonly until: Date
}

/** Whether two sales are on at any one moment; one may begin when another ends. */
export const isAtTheSameTime = (one: Period, other: Period): boolean =>
  one.from < other.until && other.from < one.until
