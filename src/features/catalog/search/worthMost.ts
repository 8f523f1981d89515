import { TypedFastBitSet as NumberSet } from 'typedfastbitset'

/** Who is worth so much stands beside whoever is worth the most. */
const AS_MUCH = 0.999

export interface Worthy {
  readonly products: NumberSet
  /** What it is worth to be among them. */
  readonly worth: number
}

/** Those that are worth the most, being among several. What cannot come up to the best that is known is not looked at. */
export function worthMost(sets: readonly Worthy[]): NumberSet {
  const sorted = sets.toSorted((one, other) => other.worth - one.worth)
  const rest = sorted.map((_, at) => sorted.slice(at).reduce((sum, { worth }) => sum + worth, 0))
  const found: Worthy[] = []
  let best = 0
  const look = (at: number, among: NumberSet | undefined, own: number): void => {
    if (own + (rest[at] ?? 0) < best * AS_MUCH) return
    const next = sorted[at]
    if (!next) {
      if (!among) return
      best = Math.max(best, own)
      found.push({ products: among, worth: own })
      return
    }
    const both = among ? among.new_intersection(next.products) : next.products
    if (!both.isEmpty()) look(at + 1, both, own + next.worth)
    // Who is among the next ones as well was looked at already, and is worth less here.
    look(at + 1, among, own)
  }
  look(0, undefined, 0)
  return found
    .filter(({ worth }) => worth >= best * AS_MUCH)
    .reduce((all, { products }) => all.union(products), new NumberSet())
}
