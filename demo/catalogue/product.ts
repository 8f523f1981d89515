import type { AttributeValues } from '#/features/catalog/attributes/attributes.rules.ts'
import { hash } from '../loom/noise.ts'
import type { BorderKind, ClothSpec, FabricSpec, Hex, Motif, View, Weave, Zari } from '../loom/spec.ts'
import { materialsAttributes } from './attributes/materials.ts'
import { occasionAttributes } from './attributes/occasion.ts'
import { sareesAttributes } from './attributes/sarees.ts'
import { suitsAttributes } from './attributes/suits.ts'
import { viewsOf } from './views.ts'

export type DemoCategory = 'saree' | 'salwar suit' | 'material' | 'occasion'

export type Size = 'XS' | 'S' | 'M' | 'L' | 'XL' | 'XXL'

/** A product as it is seeded; prices in whole rupees, GST included. */
export type DemoProduct = {
  slug: string
  name: string
  title: string
  description: string
  category: DemoCategory
  priceRupees: number
  /** Printed maximum retail price, where it is above the selling price. */
  mrpRupees?: number
  quantity: number
  enableSize: boolean
  sizes: readonly Size[]
  /** Where each size is counted by itself; their sum is the quantity. */
  pieces?: Readonly<Partial<Record<Size, number>>>
  /** False hides the product from the shop. */
  status: boolean
  hsn: string
  gstRateClass: 'fabric' | 'garment'
  countryOfOrigin: 'India'
  /** What it is made of. */
  attributes: Partial<AttributeValues>
  cloth: ClothSpec
  /** First is the main picture, second shows on hover. */
  views: readonly View[]
  /** Woven after the shop has opened, and shown after the others. */
  laterViews: readonly View[]
}

/** What is written down for each product; the rest follows from it. */
export type Entry = Omit<
  DemoProduct,
  | 'slug'
  | 'category'
  | 'enableSize'
  | 'sizes'
  | 'status'
  | 'countryOfOrigin'
  | 'gstRateClass'
  | 'attributes'
  | 'views'
  | 'laterViews'
> & { sizes?: readonly Size[]; status?: boolean }

export const ALL_SIZES: readonly Size[] = ['XS', 'S', 'M', 'L', 'XL', 'XXL']
export const MIDDLE_SIZES: readonly Size[] = ['S', 'M', 'L', 'XL']

/** 'Kota Doria & Zari' -> 'kota-doria-zari'. */
export const slugOf = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

const made: Readonly<Record<string, Partial<AttributeValues>>> = {
  ...sareesAttributes,
  ...suitsAttributes,
  ...materialsAttributes,
  ...occasionAttributes,
}

/**
 * Stitched pieces have sizes and the garment rate; cloth sold by the length has neither (design: india.md, GST).
 * @param place of the entry in its list
 */
export const product = (category: DemoCategory, entry: Entry, place: number): DemoProduct => ({
  ...entry,
  slug: slugOf(entry.name),
  category,
  enableSize: entry.sizes !== undefined,
  sizes: entry.sizes ?? [],
  status: entry.status ?? true,
  gstRateClass: entry.sizes === undefined ? 'fabric' : 'garment',
  countryOfOrigin: 'India',
  attributes: made[entry.name] ?? {},
  views: viewsOf(entry.cloth, place).first,
  laterViews: viewsOf(entry.cloth, place).later,
})

/** What a woven picture is known by. */
export const productPictureId = ({ slug }: { readonly slug: string }, view: View) => `${slug}-${view}`

/** A seed that belongs to a name. */
const seedOf = (words: string): number => {
  let seed = 17
  for (let i = 0; i < words.length; i++) seed = hash(words.charCodeAt(i) + seed, i)
  return seed % 100_000
}

type Accents = readonly [Hex, Hex, ...Hex[]]

/** A border: kind, ground and breadth in texels of a bolt 1024 wide. */
export const edge = (kind: BorderKind, ground: Hex, width = 90) => ({ kind, ground, width })

export const NO_EDGE = edge('none', '#000000', 0)

export const fabric = (
  weave: Weave,
  motif: Motif,
  ground: Hex,
  accents: Accents,
  zari: Zari,
  border: FabricSpec['border'] = NO_EDGE,
): FabricSpec => ({
  seed: seedOf(`${weave}${motif}${ground}${accents.join('')}${border.kind}`),
  weave,
  motif,
  ground,
  accents,
  zari,
  border,
})

/** Plain cloth in one colour with a narrow edge: blouses, trousers. */
export const solid = (
  weave: Weave,
  ground: Hex,
  border: FabricSpec['border'] = NO_EDGE,
  zari: Zari = 'none',
) => fabric(weave, 'plain', ground, [ground, ground], zari, border)
