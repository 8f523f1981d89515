import { comparePlaces, type Place, type ShopSort, shopSorts } from './list.rules.ts'

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

/** Up to `limit` entries of a list sorted by `sort`, those after the place of `after`. */
export function pageAfter<Entry extends Place>(
  list: readonly Entry[],
  sort: ShopSort,
  after: Place | undefined,
  limit: number,
): { page: Entry[]; more: boolean } {
  let start = 0
  if (after) {
    start = positionOf(list, after, comparePlaces[sort])
    if (list[start]?.id === after.id) start += 1
  }
  return { page: list.slice(start, start + limit), more: start + limit < list.length }
}

/** One set of products in every sort of the shop. */
export class SortedProducts<Entry extends Place> {
  readonly #sorted: Record<ShopSort, Entry[]>

  constructor(entries: readonly Entry[]) {
    const lowToHigh = entries.toSorted(comparePlaces.lowToHigh)
    this.#sorted = {
      none: entries.toSorted(comparePlaces.none),
      lowToHigh,
      highToLow: lowToHigh.toReversed(),
    }
  }

  sorted(sort: ShopSort): readonly Entry[] {
    return this.#sorted[sort]
  }

  add(entry: Entry): void {
    for (const sort of shopSorts) {
      const list = this.#sorted[sort]
      list.splice(positionOf(list, entry, comparePlaces[sort]), 0, entry)
    }
  }

  remove(entry: Entry): void {
    for (const sort of shopSorts) {
      const list = this.#sorted[sort]
      const at = positionOf(list, entry, comparePlaces[sort])
      if (list[at]?.id === entry.id) list.splice(at, 1)
    }
  }
}
