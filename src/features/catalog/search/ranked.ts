import { TypedFastBitSet as NumberSet } from 'typedfastbitset'
import { addAll, arrayOf, countOf, type Numbers, withNumber } from '../memory/numbers.ts'
import type { Level } from './levels.ts'

/** Of a part so small each product is looked at by itself. */
const FEW = 128

/** What a term of the query gives to those who answer it. */
export interface Scored {
  /** The best first, each product once. */
  readonly levels: readonly Level[]
  readonly all: NumberSet
}

/** Products of which each gets the points of its words, and what they are worth in the end: the more points, the more or as much. */
export interface Group {
  readonly products: NumberSet
  readonly scored: readonly Scored[]
  readonly worth: (points: number) => number
}

/** In which order products of the same worth stand: the newest first. */
export interface Ages {
  /** All products, the newest first. */
  readonly newest: Uint32Array
  /** Sorts the newer one before the older. */
  readonly compare: (one: number, other: number) => number
}

/** Products that have the same levels of the first terms. */
interface Part {
  readonly products: NumberSet
  readonly size: number
  readonly group: Group
  /** Terms that were looked at, and their points. */
  readonly terms: number
  readonly points: number
  /** No product of it is worth more. */
  readonly most: number
}

/**
 * The first `limit` of all groups, those that are worth the most first, else the newest. Products are looked at in parts, the most
 * promising first, and only as far as it takes to fill the page.
 */
export function bestOf(groups: readonly Group[], ages: Ages, limit: number): Uint32Array {
  const parts = groups.flatMap((group) => partOf(group.products, group, 0, 0) ?? [])
  const known = new Map<number, Numbers>()
  const best: number[] = []
  while (best.length < limit) {
    const part = parts.reduce<Part | undefined>(
      (one, other) => (one && one.most >= other.most ? one : other),
      undefined,
    )
    const worth = Math.max(...known.keys())
    if (part && part.most >= worth) {
      parts.splice(parts.indexOf(part), 1)
      if (part.terms === part.group.scored.length) addTo(known, part.most, part.products)
      else if (part.size <= FEW) lookAtEach(part, known)
      else parts.push(...partsOf(part))
      continue
    }
    const products = known.get(worth)
    if (!products) break
    known.delete(worth)
    best.push(...newestOf(products, ages, limit - best.length))
  }
  return Uint32Array.from(best)
}

function partOf(products: NumberSet, group: Group, terms: number, points: number): Part | undefined {
  const size = products.size()
  if (size === 0) return undefined
  const rest = group.scored.slice(terms).reduce((sum, { levels: [best] }) => sum + (best?.[0] ?? 0), 0)
  return { products, size, group, terms, points, most: group.worth(points + rest) }
}

/** The same products by the levels of the next term. */
function partsOf({ products, size, group, terms, points }: Part): Part[] {
  const scored = group.scored[terms]
  const parts: Part[] = []
  let left = size
  for (const [own, having] of scored?.levels ?? []) {
    if (left === 0) return parts
    const part = partOf(products.new_intersection(having), group, terms + 1, points + own)
    if (part) parts.push(part)
    left -= part?.size ?? 0
  }
  const others = scored && left < size ? products.new_difference(scored.all) : products
  const rest = left === 0 ? undefined : partOf(others, group, terms + 1, points)
  return rest ? [...parts, rest] : parts
}

function lookAtEach({ products, group, terms, points }: Part, known: Map<number, Numbers>): void {
  const rest = group.scored.slice(terms)
  for (const product of products.array()) {
    let sum = points
    for (const { levels } of rest) sum += levels.find(([, having]) => having.has(product))?.[0] ?? 0
    const worth = group.worth(sum)
    known.set(worth, withNumber(known.get(worth), product, product + 1))
  }
}

function addTo(known: Map<number, Numbers>, worth: number, products: NumberSet): void {
  const all = products.clone()
  addAll(all, known.get(worth) ?? [])
  known.set(worth, all)
}

/** Where products are fewer than one in so many, they are sorted by themselves. */
const RARE = 512

function newestOf(products: Numbers, { newest, compare }: Ages, limit: number): number[] {
  if (countOf(products) * RARE < newest.length) {
    return arrayOf(products).toSorted(compare).slice(0, limit)
  }
  const set = new NumberSet()
  addAll(set, products)
  const wanted = Math.min(countOf(products), limit)
  const found: number[] = []
  for (let at = 0; found.length < wanted && at < newest.length; at += 1) {
    const product = newest[at] ?? 0
    if (set.has(product)) found.push(product)
  }
  return found
}
