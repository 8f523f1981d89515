import type { Product } from '#/features/catalog/schema/catalog.schema.ts'
import { pictureOf } from '#/platform/media/picture.ts'
import { isGtin } from './gtin.rules.ts'
import { m } from './messages/refusals.messages.ts'

/** What can be bought of a product, as catalogues elsewhere count it: one row for each size. Prices in rupees. */
export interface Item {
  /** The same for good, at most 50 characters. */
  readonly id: string
  /** What it shares with its other sizes, and with the same design in other colours; undefined where it stands alone. */
  readonly groupId?: string
  /** Empty for what has no size. */
  readonly size: string
  readonly sku: string
  /** The number by which everybody knows it; undefined where it has none, as what is woven once. */
  readonly gtin?: string
  readonly price: number
  /** The lowest price of the 30 days before; left out where it was not reduced. */
  readonly thirtyDayLow?: number | undefined
  readonly quantity: number
  readonly images: readonly string[]
  /** Of its page, from the root of the shop. */
  readonly path: string
}

/** Of a product with sizes of their own stock; the only one of any other has no size. */
type Variant = Pick<Item, 'size' | 'sku' | 'price' | 'thirtyDayLow' | 'quantity' | 'images'> & {
  readonly barcode?: string
}

/** A product and what later versions of the catalogue say of it. */
export type Described = Omit<Product, 'variants'> & {
  readonly variants?: readonly Variant[]
}

const MOST_ID = 50

/** Its sizes; where they share one number each of them has it. */
function variantsOf(product: Described): readonly Variant[] {
  const { enableSize, sizes, price, quantity, variants = [] } = product
  const sized = variants.filter(({ size }) => size !== '')
  if (sized.length > 0) return sized
  const [only] = variants
  const { sku = '', barcode = '', images = [] } = only ?? {}
  const { thirtyDayLow } = only ?? product
  const own = { sku, price: only?.price ?? price, quantity, images, ...(thirtyDayLow && { thirtyDayLow }) }
  const names = enableSize && sizes.length > 0 ? sizes : ['']
  // One number cannot stand for several sizes.
  return names.map((size) => ({ ...own, size, barcode: size === '' ? barcode : '' }))
}

export function itemsOf(product: Described): Item[] {
  const { _id, slug, images, family } = product
  const variants = variantsOf(product)
  const groupId = family || (variants.length > 1 ? _id : '')
  return variants.map(({ size, sku, barcode = '', price, thirtyDayLow, quantity, ...variant }) => ({
    ...{ size, price, quantity },
    ...(thirtyDayLow && { thirtyDayLow }),
    ...(isGtin(barcode) && { gtin: barcode }),
    id: size === '' ? _id : `${_id}-${size.toLowerCase().replaceAll(/[^\da-z]+/g, '-')}`.slice(0, MOST_ID),
    sku: sku || (size === '' ? slug : `${slug}-${size}`),
    ...(groupId && { groupId: groupId.slice(0, MOST_ID) }),
    images: variant.images.length > 0 ? variant.images : images,
    path:
      size === '' ? `/details/${slug}` : `/details/${slug}?size=${encodeURIComponent(size.toWellFormed())}`,
  }))
}

/** Catalogues elsewhere take no picture that is smaller, px. */
const LEAST_PICTURE = 500

/** Why catalogues elsewhere would refuse a product, as its shopkeeper reads it. */
const refusalWords = {
  noPicture: m.noPicture,
  smallPicture: () => m.smallPicture({ least: LEAST_PICTURE }),
  noDescription: m.noDescription,
  noPrice: m.noPrice,
}
export type Refusal = keyof typeof refusalWords

export const refusalText = (refusal: Refusal): string => refusalWords[refusal]()

/** Why catalogues elsewhere would refuse a product; empty when they take it. */
export function refusalsOf({ images, description, price }: Described): Refusal[] {
  const [first] = images
  const size = first === undefined ? undefined : pictureOf(first)
  const isSmall = size !== undefined && Math.min(size.width, size.height) < LEAST_PICTURE
  const refusals: Refusal[] = []
  if (first === undefined) refusals.push('noPicture')
  if (isSmall) refusals.push('smallPicture')
  if (description.trim() === '') refusals.push('noDescription')
  if (!(price > 0)) refusals.push('noPrice')
  return refusals
}
