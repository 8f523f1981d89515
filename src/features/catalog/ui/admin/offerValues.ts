import { formatRupees } from '#/platform/money/money.ts'
import { typedNumber } from '#/platform/typed/amount.rules.ts'
import { sizeNames } from '../../catalog.rules.ts'
import type { Product } from '../../catalog.schema.ts'

/** A size that is counted by itself, as it is typed. */
export interface OfferValues {
  size: string
  quantity: string
  sku: string
  barcode: string
  /** Empty: the product's. */
  price: string
}

/** What can be bought, as the form holds it. */
export interface StockValues {
  quantity: string
  enableSize: boolean
  sizes: string[]
  /** Whether each size has a row in `offers`. */
  ownStock: boolean
  offers: OfferValues[]
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
  offers: offers.map(({ size, quantity, sku, barcode, price }) => ({
    ...{ size, sku, barcode, quantity: String(quantity), price: price?.toFixed(2) ?? '' },
  })),
})

/** Sizes and prices of a product for a copy of it: pieces and codes are each product's own. */
export const emptied = (stock: StockValues, pieces: '' | '0'): StockValues => ({
  ...stock,
  ...{ quantity: pieces, sku: '', barcode: '' },
  offers: stock.offers.map(({ size, price }) => ({ size, price, quantity: pieces, sku: '', barcode: '' })),
})

/** A row for each size, in their order; those that were there stay as they are typed. */
export const rowsFor = (sizes: readonly string[], rows: readonly OfferValues[]): OfferValues[] =>
  sizeNames
    .filter((name) => sizes.includes(name))
    .map(
      (size) =>
        rows.find((row) => row.size === size) ?? { size, quantity: '', sku: '', barcode: '', price: '' },
    )

/** Pieces of all sizes, as far as they can be read. */
export const sumOf = (rows: readonly OfferValues[]): number =>
  rows.reduce((sum, { quantity }) => sum + (Number(typedNumber(quantity)) || 0), 0)

type Shown = { readonly size: string; readonly quantity: number }

/** The rows as the API takes them. @param shown the sizes as the form showed them: what was sold since stays sold */
export const offersText = (rows: readonly OfferValues[], shown: readonly Shown[] = []): string =>
  JSON.stringify(
    rows.map((row) => ({ ...row, quantityWas: shown.find(({ size }) => size === row.size)?.quantity })),
  )

/** What the price of a row is while nothing is typed. */
export const usualPrice = (price: string): string => {
  const rupees = Number(typedNumber(price))
  return rupees > 0 ? formatRupees(rupees) : ''
}
