import type { TypedFastBitSet as NumberSet } from 'typedfastbitset'
import type { SetMaker } from '../memory/setMaker.ts'

/** Who is worth so much stands beside whoever is worth the most. */
const AS_MUCH = 0.999
/** After so many steps, each a look at a set of all products, the best that was found so far counts: some 5 ms of 100,000. */
const MOST_STEPS = 300

export interface Worthy {
  readonly products: NumberSet
  /** What it is worth to be among them. */
  readonly worth: number
}

/**
 * Those that are worth the most, being among several. What cannot come up to the best that is known is not looked at. Of many
 * sets that overlap in ever other ways there are more combinations than anybody waits for: then they are those that have the first
 * sets, which are worth the most, and others that were found by then.
 */
export function worthMost(worthy: readonly Worthy[], make: SetMaker): NumberSet {
  const sorted = worthy.toSorted((one, other) => other.worth - one.worth)
  const rest = sorted.map((_, at) => sorted.slice(at).reduce((sum, { worth }) => sum + worth, 0))
  const found: Worthy[] = []
  let best = 0
  let steps = 0
  const look = (at: number, among: NumberSet | undefined, own: number): void => {
    if (own + (rest[at] ?? 0) < best * AS_MUCH) return
    if (best > 0 && steps > MOST_STEPS) return
    steps += 1
    const next = sorted[at]
    if (!next) {
      if (!among) return
      best = Math.max(best, own)
      found.push({ products: among, worth: own })
      return
    }
    const those = among ? make.both(among, next.products) : next.products
    if (!those.isEmpty()) look(at + 1, those, own + next.worth)
    // Who is among the next ones as well was looked at already, and is worth less here.
    look(at + 1, among, own)
  }
  look(0, undefined, 0)
  return make.anyOf(found.flatMap(({ worth, products }) => (worth >= best * AS_MUCH ? [products] : [])))
}
