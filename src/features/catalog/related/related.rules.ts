import { difference, type Lab } from './colours.rules.ts'

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
  /** The main colours of its pictures, those of the first one first; none where they are not known. */
  readonly palette: readonly Lab[]
}

/** What each common trait counts; colours that look alike count up to `palette`. */
const weights = { weave: 4, fabric: 2, pattern: 1, colour: 1, palette: 2 } as const
/** From here on colours are not near, in units of `difference`. */
const FAR = 50

/** How near two palettes are: 1 the same, 0 far apart. Each colour of the one is compared with the nearest of the other. */
export function nearness(one: readonly Lab[], other: readonly Lab[]): number {
  if (one.length === 0 || other.length === 0) return 0
  const nearest = one.map((colour) => Math.min(...other.map((known) => difference(colour, known)), FAR))
  return 1 - nearest.reduce((sum, distance) => sum + distance, 0) / nearest.length / FAR
}

const shares = (one: Compared, other: Compared, key: 'fabric' | 'weave' | 'pattern' | 'colour'): boolean =>
  one[key] !== '' && one[key].toLowerCase() === other[key].toLowerCase()

export function likeness(one: Compared, other: Compared): number {
  const keys = ['weave', 'fabric', 'pattern', 'colour'] as const
  const traits = keys.reduce((sum, key) => sum + (shares(one, other, key) ? weights[key] : 0), 0)
  return traits + weights.palette * nearness(one.palette, other.palette)
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

/** More like this: of the same kind, by weave, fabric, pattern and colours; nothing that has nothing in common. */
export const alike = <One extends Compared>(product: Compared, candidates: readonly One[]): One[] =>
  ranked(
    candidates.filter((other) => isAnother(product, other) && likeness(product, other) > 0),
    (other) => likeness(product, other),
  ).slice(0, MOST_RELATED)

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
