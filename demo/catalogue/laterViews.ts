import type { View } from '../loom/spec.ts'

/** Pictures of a product of the sample, at most. */
const MOST = 5

/** What else a shopper asks to see of a piece, by what its first picture shows; the most telling first. */
const ASKED: Partial<Record<View, readonly View[]>> = {
  drape: ['blouse', 'reverse', 'border', 'cascade', 'fold'],
  cascade: ['blouse', 'reverse', 'border', 'fold'],
  fold: ['blouse', 'reverse', 'border', 'cascade'],
  kurta: ['neck', 'hem', 'flat'],
  palazzo: ['neck', 'hem', 'flat'],
  anarkali: ['bodice', 'flare', 'flat'],
  lehenga: ['choli', 'skirt', 'flat'],
  set: ['yoke', 'border'],
}

/** The views that are woven after the shop has opened: what its lists show is woven before. */
export const laterViews = (first: readonly View[]): View[] => {
  const asked = (first[0] && ASKED[first[0]]) ?? []
  return asked.filter((view) => !first.includes(view)).slice(0, MOST - first.length)
}
