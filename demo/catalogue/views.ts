import type { ClothSpec, View } from '../loom/spec.ts'

/** Pictures of a product of the sample. */
const MOST = 5
/** That its lists and the first screen of its page show: woven before the shop opens, or soon after. */
const FIRST = 2

type Rounds = readonly (readonly View[])[]

/** What a saree opens with, one after the other along a list, so that a grid has a rhythm: folds, hung, folded, near. */
const SAREES: Rounds = [
  ['folds', 'pallu'],
  ['hung', 'border'],
  ['pallu', 'folds'],
  ['fold', 'folds'],
  ['border', 'hung'],
]
/** The same for what is sold as a set: all of it, its cloth, its dupatta. */
const SETS: Rounds = [
  ['set', 'folds'],
  ['dupatta', 'set'],
  ['folds', 'set'],
  ['set', 'neck'],
  ['border', 'set'],
]

/** What else a shopper asks to see of a piece, the most telling first. */
const SAREES_ASKED: readonly View[] = ['blouse', 'reverse', 'macro']
const SETS_ASKED: readonly View[] = ['neck', 'dupatta', 'border', 'folds', 'macro']

/** Which pictures there are of a piece, in their order. @param place its place in its list */
export function viewsOf(cloth: ClothSpec, place: number): { first: readonly View[]; later: readonly View[] } {
  const isSaree = cloth.pallu !== undefined
  const rounds = isSaree ? SAREES : SETS
  const seen = (view: View) => cloth.dupatta !== undefined || view !== 'dupatta'
  const asked = isSaree ? SAREES_ASKED : SETS_ASKED
  const all = [...new Set([...(rounds[place % rounds.length] ?? []), ...asked])]
  const there = all.filter((view) => isSaree || seen(view)).slice(0, MOST)
  return { first: there.slice(0, FIRST), later: there.slice(FIRST) }
}
