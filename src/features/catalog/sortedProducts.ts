import { paiseOf } from '#/platform/money/money.ts'
import type { Place } from './catalog.cursor.ts'
import type { Product, SearchHit } from './catalog.schema.ts'

export type Sort = 'none' | 'lowToHigh' | 'highToLow'

/** A product on the shelf; `json` is its answer, made when first asked for. */
export interface Entry extends Place {
  product: Product
  readonly lower: string
  json?: string
}

export const entryOf = (product: Product): Entry => ({
  product,
  id: product._id,
  paise: paiseOf(product.price),
  lower: product.name.toLowerCase(),
})

export function jsonOf(entry: Entry): string {
  entry.json ??= JSON.stringify(entry.product)
  return entry.json
}

export const hitOf = ({ product }: Entry): SearchHit => ({
  _id: product._id,
  name: product.name,
  image: product.images[0] ?? null,
  price: product.price,
})

const byId = (a: Place, b: Place): number => (a.id < b.id ? -1 : a.id > b.id ? 1 : 0)
const byPrice = (a: Place, b: Place): number => a.paise - b.paise || byId(a, b)

/** The three orders of a list; ids are time-ordered, so `none` is newest first. Each is total: no two products are equal. */
export const compareBy: Record<Sort, (a: Place, b: Place) => number> = {
  none: (a, b) => byId(b, a),
  lowToHigh: byPrice,
  highToLow: (a, b) => byPrice(b, a),
}

/** The first position in a sorted list that is not before `place`. */
function positionOf(list: readonly Place[], place: Place, compare: (a: Place, b: Place) => number): number {
  let low = 0
  let high = list.length
  while (low < high) {
    const middle = (low + high) >>> 1
    const at = list[middle]
    if (at && compare(at, place) < 0) low = middle + 1
    else high = middle
  }
  return low
}

/** Up to `limit` entries of a list in the order `sort`, those after the place of `after`. */
export function pageAfter(
  list: readonly Entry[],
  sort: Sort,
  after: Place | undefined,
  limit: number,
): { page: Entry[]; more: boolean } {
  let start = 0
  if (after) {
    start = positionOf(list, after, compareBy[sort])
    if (list[start]?.id === after.id) start += 1
  }
  return { page: list.slice(start, start + limit), more: start + limit < list.length }
}

/** One set of products, kept in every order it is asked for. */
export class SortedProducts {
  readonly #sorted: Record<Sort, Entry[]>

  constructor(entries: readonly Entry[]) {
    const lowToHigh = entries.toSorted(compareBy.lowToHigh)
    this.#sorted = { none: entries.toSorted(compareBy.none), lowToHigh, highToLow: lowToHigh.toReversed() }
  }

  sortedBy(sort: Sort): readonly Entry[] {
    return this.#sorted[sort]
  }

  add(entry: Entry): void {
    for (const sort of sorts) {
      const list = this.#sorted[sort]
      list.splice(positionOf(list, entry, compareBy[sort]), 0, entry)
    }
  }

  remove(entry: Entry): void {
    for (const sort of sorts) {
      const list = this.#sorted[sort]
      const at = positionOf(list, entry, compareBy[sort])
      if (list[at]?.id === entry.id) list.splice(at, 1)
    }
  }
}

const sorts = ['none', 'lowToHigh', 'highToLow'] as const
