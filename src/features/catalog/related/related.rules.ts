import { nearness, type Shade } from './colours.rules.ts'

/** How many stand beside each other. */
export const MOST_RELATED = 4

/** What is compared of a product. */
export interface Compared {
  readonly _id: string
  readonly family: string
  readonly categoryId: string
  readonly quantity: number
  readonly fabric: string
  readonly weave: string
  readonly pattern: string
  readonly colour: string
  /** Paise or rupees; 0 for what has none. */
  readonly price: number
  /** The main colours of its picture; none where they are not known. */
  readonly palette: readonly Shade[]
}

/** What each common trait counts; colours that look alike and a price that is near count up to theirs. */
const weights = { weave: 4, fabric: 2, pattern: 1, colour: 1, palette: 2, price: 1 } as const

/** 1 for the same price, 0.5 where one costs twice the other. */
const priceNearness = (one: Compared, other: Compared): number =>
  Math.min(one.price, other.price) / Math.max(one.price, other.price, 1)

const shares = (one: Compared, other: Compared, key: 'fabric' | 'weave' | 'pattern' | 'colour'): boolean =>
  one[key] !== '' && one[key].toLowerCase() === other[key].toLowerCase()

export function likeness(one: Compared, other: Compared): number {
  const keys = ['weave', 'fabric', 'pattern', 'colour'] as const
  const traits = keys.reduce((sum, key) => sum + (shares(one, other, key) ? weights[key] : 0), 0)
  const common = traits + weights.palette * nearness(one.palette, other.palette)
  // A price alone makes nothing alike.
  return common > 0 ? common + weights.price * priceNearness(one, other) : 0
}

/** What can be bought, and is not the same design: its other colours stand elsewhere. */
const isAnother = (one: Compared, other: Compared): boolean =>
  other._id !== one._id &&
  other.quantity > 0 &&
  (one.family === '' || other.family.toLowerCase() !== one.family.toLowerCase())

/** Each once, by a score from the highest on; those of equal score stay as they come. */
function ranked<One extends Compared>(candidates: readonly One[], score: (one: One) => number): One[] {
  const once = new Map(candidates.map((candidate) => [candidate._id, candidate]))
  return [...once.values()]
    .map((candidate) => ({ candidate, score: score(candidate) }))
    .sort((a, b) => b.score - a.score)
    .map(({ candidate }) => candidate)
}

/** More like this: of the same kind, by weave, fabric, pattern, colours and price; nothing that has nothing in common. */
export const alike = <One extends Compared>(product: Compared, candidates: readonly One[]): One[] =>
  ranked(
    candidates.filter((other) => isAnother(product, other)),
    (other) => likeness(product, other),
  )
    .slice(0, MOST_RELATED)
    .filter((other) => likeness(product, other) > 0)

/** What the shopkeeper chose and can be bought, then others up to as many as usually stand there. */
export function chosenFirst<One extends { readonly _id: string; readonly quantity: number }>(
  chosen: readonly One[],
  others: readonly One[],
): { goingWith: One[]; chosen: number } {
  const own = chosen.filter(({ quantity }) => quantity > 0)
  const ids = new Set(own.map(({ _id }) => _id))
  const all = [...own, ...others.filter(({ _id }) => !ids.has(_id))]
  return { goingWith: all.slice(0, Math.max(own.length, MOST_RELATED)), chosen: own.length }
}

/** Goes with: of other kinds, by colour; one of each kind before a second one of any. */
export function goingWith<One extends Compared>(product: Compared, candidates: readonly One[]): One[] {
  const score = (other: One) =>
    (shares(product, other, 'colour') ? weights.colour : 0) +
    weights.palette * nearness(product.palette, other.palette)
  const fitting = ranked(
    candidates.filter(
      (other) =>
        isAnother(product, other) &&
        other.categoryId !== product.categoryId &&
        score(other) >= weights.palette / 2,
    ),
    score,
  )
  const place = (other: One) =>
    fitting.filter(({ categoryId }) => categoryId === other.categoryId).indexOf(other)
  return fitting
    .map((other) => ({ other, round: place(other) }))
    .sort((a, b) => a.round - b.round)
    .map(({ other }) => other)
    .slice(0, MOST_RELATED)
}
