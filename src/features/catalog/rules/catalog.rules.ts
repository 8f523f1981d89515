import { ownOf } from '#/platform/typed/ownOf.rules.ts'
import { m } from '../messages/catalog.messages.ts'

/** Sizes a product can have (specification, section 9). */
export const sizeNames = ['XS', 'S', 'M', 'L', 'XL', 'XXL'] as const
export type SizeName = (typeof sizeNames)[number]

/** Type filters by category; each matches the product name by text (section 9). */
export const typeFilters: Readonly<Record<string, readonly string[]>> = {
  saree: ['Silk', 'Cotton', 'Handloom', 'Linen'],
  'salwar suit': ['Cotton', 'Chanderi', 'Zariwork', 'Silk'],
  material: ['Printed', 'Cotton', 'Threadwork', 'Silk'],
  occasion: ['Zariwork', 'Cotton', 'Silk', 'Threadwork', 'Salwar Suit', 'Saree'],
}

/** The types of a category of this name as the specification has them; undefined for one that it does not know. */
export const knownTypes = (category: string): readonly string[] | undefined =>
  ownOf(typeFilters, category.toLowerCase())

/** The types by which a category is filtered: the specification's; of a category that it does not know the words of its dropdown. */
export const typesIn = ({
  name,
  menuItems,
}: {
  readonly name: string
  readonly menuItems: readonly { readonly word: string }[] | null
}): readonly string[] => knownTypes(name) ?? [...new Set(menuItems?.map(({ word }) => word))]

/** The price slider, in rupees; its upper end means "and more" (sections 5 and 9). */
export const priceRange = { least: 0, most: 50_000, step: 1_000 } as const

export const SEARCH_LIMIT = 6
export const LOW_STOCK_BELOW = 10

/** 'Out of Stock' for 0 or less, '{n} left' for 1 to 9, nothing above (section 9). */
export function stockBadge(quantity: number): string | null {
  if (quantity <= 0) return m.outOfStock()
  return quantity < LOW_STOCK_BELOW ? m.left({ count: quantity }) : null
}

export const isLowStock = (quantity: number): boolean => quantity < LOW_STOCK_BELOW

/** What a shop strikes through. */
interface Struck {
  readonly strikeFactor: number
  readonly honestPrices: boolean
}

/** A price in rupees, with what could be struck through beside it. */
interface Struckable {
  readonly price: number
  readonly mrp: number | null
  readonly mrpPrinted?: boolean | undefined
  readonly thirtyDayLow?: number | undefined
}

/**
 * A higher price that somebody really asked, in rupees; null for none. With honest prices the lowest of the 30 days before, else an
 * MRP that is printed; without them any MRP.
 */
export function higherPrice(
  { price, mrp, mrpPrinted, thirtyDayLow }: Struckable,
  honestPrices: boolean,
): number | null {
  if (honestPrices && thirtyDayLow) return thirtyDayLow
  // guard: honest-mrp
  return mrp !== null && mrp > price && (mrpPrinted || !honestPrices) ? mrp : null
}

/**
 * The struck-through list price in rupees: what was really asked or printed; without honest prices price x factor for products
 * without an MRP; null when nothing is higher (section 9 and "Where we depart").
 */
export function listPrice(product: Struckable, { strikeFactor, honestPrices }: Struck): number | null {
  // guard: no-invented-price
  if (honestPrices || product.mrp !== null) return higherPrice(product, honestPrices)
  const struck = Math.round(product.price * strikeFactor * 100) / 100
  return struck > product.price ? struck : null
}

/** So many other colours are named with a product; in lists, which have many products, so few. */
export const mostColours = { withProduct: 24, inLists: 4 } as const
