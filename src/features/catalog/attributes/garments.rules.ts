import { ownOf } from '#/platform/typed/ownOf.rules.ts'
import { m } from '../messages/catalog.messages.ts'

/** Kinds of garment: what a category may hold. They decide which attributes the form of a product asks for. */

export const garmentKinds = ['saree', 'suit', 'lehenga', 'material', 'dupatta'] as const
export type Garment = (typeof garmentKinds)[number]

export const garmentLabels: Readonly<Record<Garment, () => string>> = {
  saree: m.garmentSarees,
  suit: m.garmentSuits,
  lehenga: m.garmentLehengas,
  material: m.garmentMaterial,
  dupatta: m.garmentDupattas,
}

/** What the specification's four categories hold; any other holds everything until somebody says what. */
const preset: Readonly<Record<string, readonly Garment[]>> = {
  saree: ['saree'],
  'salwar suit': ['suit'],
  material: ['material'],
}

interface Holder {
  readonly name: string
  /** Null while nobody has decided. */
  readonly garments: readonly string[] | null
}

/** The kinds of garment of a category; all for a product that stands in none. */
export function garmentsOf(category: Holder | null | undefined): readonly Garment[] {
  if (!category) return garmentKinds
  const chosen = category.garments
  if (chosen) return garmentKinds.filter((kind) => chosen.includes(kind))
  return ownOf(preset, category.name.toLowerCase()) ?? garmentKinds
}
