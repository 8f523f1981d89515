import type { TypedFastBitSet as NumberSet } from 'typedfastbitset'
import { codeKey, isLikeCode } from '#/features/search/codes.rules.ts'
import type { SetMaker } from '../memory/setMaker.ts'
import type { Found } from './findProducts.ts'
import type { ProductCodes } from './productCodes.ts'
import type { Group } from './ranked.ts'

/** Whoever has the SKU or barcode stands before whoever has the text in the name. */
const EXACTLY = 60_000
/** So does whoever has one that begins with it. */
const BEGUN = 40_000

/** What was found, and before it what has the text as a SKU or barcode, or as the beginning of one. */
export function withCoded(typed: string, found: Found, codes: ProductCodes, make: SetMaker): Found {
  const key = codeKey(typed)
  const exactly = codes.exactly(key)
  const isAsked = isLikeCode(key) || found.groups.every(({ products }) => products.isEmpty())
  const coded = isAsked ? codes.beginningWith(key).union(exactly) : exactly.clone()
  if (coded.isEmpty()) return found
  const worth = (products: NumberSet, points: number): Group => ({
    products,
    scored: [],
    worth: () => points,
  })
  const { least, most, didYouMean: _, ...rest } = found
  // The numbers of a code that somebody has are no price, and what was found by such a price is not meant.
  const isCode = !exactly.isEmpty() && isLikeCode(key)
  const isMisread = isCode && (least !== undefined || most !== undefined)
  const groups = [
    worth(exactly, EXACTLY),
    worth(make.butNot(coded, exactly), BEGUN),
    // Of a code no part is looked for.
    ...(found.isPartial || isMisread ? [] : found.groups).map((group) => ({
      ...group,
      products: make.butNot(group.products, coded),
    })),
  ]
  return {
    ...(isCode ? { ...rest, text: typed } : found),
    ...{ groups, missing: [], isPartial: false },
  }
}
