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

/** The types by which a category is filtered: the specification's; of a category that it does not know the words of its dropdown. */
export const typesIn = ({
  name,
  menuItems,
}: {
  readonly name: string
  readonly menuItems: readonly { readonly word: string }[] | null
}): readonly string[] => typeFilters[name.toLowerCase()] ?? [...new Set(menuItems?.map(({ word }) => word))]

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

/** The sizes that are stored: none when sizes are off, all six when they are on and none was chosen (section 4). */
export function sizesOf(enableSize: boolean, chosen: readonly string[] | undefined): SizeName[] {
  if (!enableSize) return []
  return chosen && chosen.length > 0 ? sizeNames.filter((size) => chosen.includes(size)) : [...sizeNames]
}

/** Characters of a family, the code of a design. */
export const LONGEST_FAMILY = 40
/** Products that a shopkeeper chooses to go with one. */
export const MOST_CHOSEN = 8
/** Products that a form looks up in one question: their ids stand in its address. */
export const MOST_LOOKED_UP = 100

/** Families are the same in whatever letters. */
export const familyKey = (family: string): string => family.toLowerCase()

/** So many other colours are named with a product; in lists, which have many products, so few. */
export const mostColours = { withProduct: 24, inLists: 4 } as const

/** Characters of a SKU and of a barcode. */
export const LONGEST_CODE = 64

/** At most this many pictures of at most this many bytes each for one product. */
export const pictureLimits = { count: 8, bytes: 5 * 1024 * 1024 } as const

/** What is said where the schema alone cannot know that a product is wrong. */
export const productWords = {
  nothing: m.priceNothing,
  underPrice: m.mrpUnderPrice,
  noCategory: m.noSuchCategory,
  bySize: m.countedBySize,
  soldWhileCounted: m.soldWhileCounted,
  ownCodes: m.codesBySize,
  sameSku: m.sameSku,
  sameSize: m.sameSize,
  tooManyPictures: () => m.atMostPictures({ most: pictureLimits.count }),
  pictureTooLarge: () => m.pictureTooLarge({ megabytes: pictureLimits.bytes / 1024 / 1024 }),
} as const

/** What is wrong with a list price beside its price; amounts in one unit. Shoppers would be told of a saving that is none. */
export const mrpProblem = (price: number, mrp: number | null | undefined): string | undefined =>
  typeof mrp === 'number' && mrp < price ? productWords.underPrice() : undefined

/** In `keepImages`: the place of the next new picture. */
export const NEW_PICTURE = 'new'

/**
 * The pictures of a product after an update: the stored ones that are kept, in the order of `wanted`, in which each 'new'
 * stands for the next of the added ones; those without a place follow.
 */
export function arrangePictures(
  wanted: readonly string[],
  stored: readonly string[],
  added: readonly string[],
): string[] {
  const left = [...added]
  const placed = [...wanted].flatMap((entry) => {
    if (entry === NEW_PICTURE) return left.shift() ?? []
    return stored.includes(entry) ? entry : []
  })
  return [...new Set([...placed, ...left])]
}

/** Whether a `category` filter means every category. */
export const isEveryCategory = (category: string | undefined): boolean =>
  category === undefined || category === '' || category.toLowerCase() === 'all'
