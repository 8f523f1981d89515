import { m } from '../messages/catalog.messages.ts'
import { type SizeName, sizeNames } from './catalog.rules.ts'

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
