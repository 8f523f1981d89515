import type { GstClass } from '../taxes/gstClasses.rules.ts'
import type { Garment } from './garments.rules.ts'

/** The class that a kind of garment is sold in; of dupattas and stoles a shop has woven ones and stitched ones. */
const classes: Readonly<Record<Garment, Extract<GstClass, 'fabric' | 'garment'> | undefined>> = {
  saree: 'fabric',
  material: 'fabric',
  suit: 'garment',
  lehenga: 'garment',
  dupatta: undefined,
}

/** What is proposed for a product of a category that holds these; undefined where they are not all of one class. */
export function gstClassOf(garments: readonly Garment[]): GstClass | undefined {
  const [first, ...others] = [...new Set(garments.map((garment) => classes[garment]))]
  return others.length === 0 ? first : undefined
}
