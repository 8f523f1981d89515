import type { Json, Person, TestShop } from '../fixtures/shop.ts'

/** What can be bought: a size that is counted by itself, or with '' what all sizes share. */
export interface OfferModel {
  readonly size: string
  stock: number
  pricePaise: number
}

export interface GoodsModel {
  readonly id: string
  /** None for goods without sizes. */
  readonly sizes: readonly string[]
  offers: readonly OfferModel[]
}

export interface LineModel {
  readonly goods: GoodsModel
  readonly size: string
  quantity: number
}

/** A line of an order: `quantity` is what is sold. */
export interface OrderLineModel extends LineModel {
  /** Paise a piece, as it was when ordered. */
  readonly pricePaise: number
  returned: number
}

export interface OrderModel {
  readonly id: string
  readonly buyer: number
  readonly cartId: string
  readonly lines: readonly OrderLineModel[]
  totalPaise: number
  status: 'placed' | 'packed' | 'delivered' | 'cancelled' | 'returned' | 'undelivered'
  isPaid: boolean
  /** Pieces of all lines that are on the shelf again. */
  restocked: number
  /** Paise that are owed back or went back. */
  refundedPaise: number
  /** Paise that are owed back once the order is paid. */
  waitingPaise: number
}

/** What a shop with a few goods and customers has to look like, kept beside the real one. */
export interface Model {
  readonly goods: readonly GoodsModel[]
  /** The lines in each customer's open bag. */
  readonly bags: LineModel[][]
  readonly orders: OrderModel[]
}

export interface Real {
  readonly shop: TestShop
  readonly admin: Person
  readonly buyers: readonly Person[]
}

export const countsSizes = ({ offers }: GoodsModel): boolean => offers.some(({ size }) => size !== '')

/** What is bought of goods in a size, as they are counted now. */
export function offerOf({ goods, size }: Pick<LineModel, 'goods' | 'size'>): OfferModel {
  const found = goods.offers.find((offer) => offer.size === size || offer.size === '')
  if (!found) throw new Error(`There is no ${size}`)
  return found
}

const piecesOf = (lines: readonly LineModel[], offer: OfferModel): number =>
  lines.filter((line) => offerOf(line) === offer).reduce((sum, line) => sum + line.quantity, 0)

export const piecesOfAll = (lines: readonly LineModel[]): number =>
  lines.reduce((sum, { quantity }) => sum + quantity, 0)

/** Goods of which the lines hold more pieces than there are. */
export const shortOf = (lines: readonly LineModel[]): boolean =>
  lines.some((line) => piecesOf(lines, offerOf(line)) > offerOf(line).stock)

export const fits = (lines: readonly LineModel[], offer: OfferModel, more: number): boolean =>
  piecesOf(lines, offer) + more <= offer.stock

export const totalOf = (lines: readonly LineModel[]): number =>
  lines.reduce((sum, line) => sum + offerOf(line).pricePaise * line.quantity, 0)

/** Pieces of goods, and their lowest price. */
export const summed = ({ offers }: GoodsModel) => ({
  stock: offers.reduce((sum, { stock }) => sum + stock, 0),
  pricePaise: Math.min(...offers.map(({ pricePaise }) => pricePaise)),
})

/** The lines of a bag as those of an order that is placed now. */
export const orderedLines = (lines: readonly LineModel[]): OrderLineModel[] =>
  lines.map((line) => ({ ...line, pricePaise: offerOf(line).pricePaise, returned: 0 }))

export const leftOf = ({ quantity, returned }: OrderLineModel): number => quantity - returned

export const valueLeft = (lines: readonly OrderLineModel[]): number =>
  lines.reduce((sum, line) => sum + line.pricePaise * leftOf(line), 0)

export function move(lines: readonly LineModel[], sign: 1 | -1): void {
  for (const line of lines) offerOf(line).stock += sign * line.quantity
}

export const isSame = (one: Json, other: Json, what: string): void => {
  if (JSON.stringify(one) === JSON.stringify(other)) return
  throw new Error(`${what}: the shop says ${JSON.stringify(one)}, the model ${JSON.stringify(other)}`)
}
