import type { TypedFastBitSet as NumberSet } from 'typedfastbitset'

/** Where products are fewer than one in so many, they are sorted by themselves. */
const FEW = 16

export interface Ranking {
  readonly products: NumberSet
  /** By the number of a product. */
  readonly points: Uint16Array
  /** All products, the newest first. */
  readonly newest: Uint32Array
  readonly passes: (product: number) => boolean
  /** Sorts the newer one before the older. */
  readonly compareAges: (one: number, other: number) => number
}

/** Those that pass, with the most points first; of as many points the newest. */
export function ranked({ products, points, newest, passes, compareAges }: Ranking): Uint32Array {
  const isFew = products.size() * FEW < newest.length
  const byAge = isFew ? products.array().sort(compareAges) : newest
  const passing = new Uint32Array(products.size())
  let size = 0
  for (const product of byAge) {
    if ((isFew || products.has(product)) && passes(product)) passing[size++] = product
  }
  return byPoints(passing.subarray(0, size), points)
}

/** The same products with the most points first, else as they stood: counted, since many have as many points. */
function byPoints(products: Uint32Array, points: Uint16Array): Uint32Array {
  const counts = new Map<number, number>()
  for (const product of products) {
    const own = points[product] ?? 0
    counts.set(own, (counts.get(own) ?? 0) + 1)
  }
  let start = 0
  for (const own of [...counts.keys()].sort((one, other) => other - one)) {
    const count = counts.get(own) ?? 0
    counts.set(own, start)
    start += count
  }
  const sorted = new Uint32Array(products.length)
  for (const product of products) {
    const own = points[product] ?? 0
    const place = counts.get(own) ?? 0
    sorted[place] = product
    counts.set(own, place + 1)
  }
  return sorted
}
