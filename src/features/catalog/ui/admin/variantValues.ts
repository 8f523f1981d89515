import { formatRupees } from '#/platform/money/money.ts'
import { typedNumber } from '#/platform/typed/amount.rules.ts'
import type { PictureItem } from '#/ui/resource/pictures/pictureItems.ts'
import { sizeNames } from '../../rules/catalog.rules.ts'
import type { Product } from '../../schema/catalog.schema.ts'
import { newPicture, skuKey } from '../../variants/variants.rules.ts'

/** A size that is counted by itself, as it is typed. */
export interface VariantValues {
  size: string
  quantity: string
  sku: string
  barcode: string
  /** Empty: the product's. */
  price: string
  /** Keys of its own among the pictures of the form. */
  images: string[]
}

/** What can be bought, as the form holds it. */
export interface StockValues {
  quantity: string
  enableSize: boolean
  sizes: string[]
  /** Whether each size has a row in `offers`. */
  ownStock: boolean
  offers: VariantValues[]
  sku: string
  barcode: string
}

export const noStock: StockValues = {
  ...{ quantity: '', enableSize: false, sizes: [], ownStock: false, offers: [], sku: '', barcode: '' },
}

export const stockOf = ({
  quantity,
  enableSize,
  sizes,
  offers = [],
  sku = '',
  barcode = '',
}: Product): StockValues => ({
  ...{ quantity: String(quantity), enableSize, sizes, sku, barcode },
  ownStock: offers.length > 0,
  offers: offers.map(({ size, quantity, sku, barcode, price, images }) => ({
    ...{ size, sku, barcode, images, quantity: String(quantity), price: price?.toFixed(2) ?? '' },
  })),
})

/** Sizes, their prices and pictures of a product for a copy of it: pieces and codes are each product's own. */
export const emptied = (stock: StockValues, pieces: '' | '0'): StockValues => ({
  ...stock,
  ...{ quantity: pieces, sku: '', barcode: '' },
  offers: stock.offers.map((offer) => ({ ...offer, quantity: pieces, sku: '', barcode: '' })),
})

const emptyVariant = { quantity: '', sku: '', barcode: '', price: '', images: [] }

/** A row for each size, in their order; those that were there stay as they are typed. */
export const rowsFor = (sizes: readonly string[], rows: readonly VariantValues[]): VariantValues[] =>
  sizeNames
    .filter((name) => sizes.includes(name))
    .map((size) => rows.find((row) => row.size === size) ?? { ...emptyVariant, size })

/** Pieces of all sizes, as far as they can be read. */
export const sumOf = (rows: readonly VariantValues[]): number =>
  rows.reduce((sum, { quantity }) => sum + (Number(typedNumber(quantity)) || 0), 0)

type Shown = { readonly size: string; readonly quantity: number }

/** The rows as the API takes them. @param shown the sizes as the form showed them: what was sold since stays sold */
export function variantsText(
  rows: readonly VariantValues[],
  pictures: readonly PictureItem[],
  shown: readonly Shown[] = [],
): string {
  let added = 0
  const names = new Map(pictures.map(({ key, url, file }) => [key, file ? newPicture(++added) : url]))
  return JSON.stringify(
    rows.map(({ images, ...row }) => ({
      ...row,
      images: images.flatMap((key) => names.get(key) ?? []),
      quantityWas: shown.find(({ size }) => size === row.size)?.quantity,
    })),
  )
}

type Coded = Pick<Product, 'offers' | 'sku'>

/** SKUs that nothing has any more once this is saved: those of sizes that go, or of what all sizes shared. */
export function lostSkus({ offers = [], sku = '' }: Coded, values: StockValues): string[] {
  const isCounted = values.enableSize && values.ownStock
  const rows = isCounted ? values.offers : [{ size: '', sku: values.sku }]
  const before = [...offers, ...(sku && offers.length === 0 ? [{ size: '', sku }] : [])]
  const isThere = new Set(rows.map((row) => skuKey(row.sku.trim())))
  return before
    .filter(
      ({ size, sku: code }) => code && !rows.some((row) => row.size === size) && !isThere.has(skuKey(code)),
    )
    .map(({ sku: code }) => code)
}

/** What the price of a row is while nothing is typed. */
export const usualPrice = (price: string): string => {
  const rupees = Number(typedNumber(price))
  return rupees > 0 ? formatRupees(rupees) : ''
}
