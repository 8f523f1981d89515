import type { TypedFastBitSet as NumberSet } from 'typedfastbitset'
import { endOf, has, sizeOf } from '../memory/bits.ts'
import { countOf, isList, type Numbers, setOf } from '../memory/numbers.ts'
import { ScratchSets } from '../memory/scratchSets.ts'
import type { Level } from './levels.ts'

/** Of a part so small each product is looked at by itself. */
const FEW = 512

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

/** The newest of some products, the newest first, at most so many. */
export type NewestOf = (products: Numbers, limit: number) => readonly number[]

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

/** For what is looked at in parts. */
const scratch = new ScratchSets()

/**
 * The first `limit` of all groups, those that are worth the most first, else the newest. Products are looked at in parts, the most
 * promising first, and only as far as it takes to fill the page.
 * @param among others that they have to be among as well
 */
export function bestOf(
  groups: readonly Group[],
  newestOf: NewestOf,
  limit: number,
  among?: NumberSet,
): Uint32Array {
  scratch.reset()
  const parts = groups.flatMap((group) => {
    const products = among ? scratch.both(group.products, among) : group.products
    return partOf(products, sizeOf(products), group, 0, 0) ?? []
  })
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
    best.push(...newestOf(products, Math.min(countOf(products), limit - best.length)))
  }
  return Uint32Array.from(best)
}

function partOf(
  products: NumberSet,
  size: number,
  group: Group,
  terms: number,
  points: number,
): Part | undefined {
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
    const some = scratch.both(products, having)
    const part = partOf(some, sizeOf(some), group, terms + 1, points + own)
    if (part) parts.push(part)
    left -= part?.size ?? 0
  }
  const others = scored && left < size ? scratch.butNot(products, scored.all) : products
  const rest = partOf(others, left, group, terms + 1, points)
  return rest ? [...parts, rest] : parts
}

function lookAtEach({ products, group, terms, points }: Part, known: Map<number, Numbers>): void {
  const rest = group.scored.slice(terms)
  const found = new Map<number, number[]>()
  for (const product of products.array()) {
    let sum = points
    for (const { levels } of rest) sum += levels.find(([, having]) => has(having, product))?.[0] ?? 0
    found.getOrInsert(group.worth(sum), []).push(product)
  }
  for (const [worth, some] of found) addTo(known, worth, some)
}

/** Nothing is written into what is known: it may be what others know as well. */
function addTo(known: Map<number, Numbers>, worth: number, products: Numbers): void {
  const others = known.get(worth)
  known.set(worth, others ? withOthers(products, others) : products)
}

function withOthers(one: Numbers, other: Numbers): Numbers {
  if (isList(one)) return isList(other) ? [...one, ...other] : withOthers(other, one)
  return setOf([one, other], endOf(one), scratch)
}
