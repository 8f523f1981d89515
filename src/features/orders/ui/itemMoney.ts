import { paiseOf } from '#/platform/money/money.ts'
import { isGivenBack } from '../rules/orderedServices.rules.ts'
import { valueOfLine } from '../rules/returns.rules.ts'
import type { Order } from '../schema/orders.schema.ts'

type Item = Order['items'][number]

const lineOf = ({ product, quantity, cancelled = 0, returned = 0, discount = 0 }: Item) => ({
  pricePaise: paiseOf(product.price),
  discountPaise: paiseOf(discount),
  quantity,
  cancelled,
  returned,
})

/** Paise that further pieces of a line cost, after what offers take off. */
export const valueOfItem = (item: Item, pieces: number): number => valueOfLine(lineOf(item), pieces)

/** Paise that all pieces of a line cost that were not cancelled. */
export const soldValue = (item: Item): number => valueOfLine({ ...lineOf(item), returned: 0 }, item.quantity)

/**
 * Paise that chosen pieces cost, by the `_id` of their line, and what is done with them: all of it before it is done,
 * afterwards only what the shop gives back.
 */
export function valueOfPieces(
  { items, services = [] }: Pick<Order, 'items' | 'services'>,
  counts: Readonly<Record<string, number>>,
  isDone: boolean,
): number {
  const goods = items.reduce((sum, item) => sum + valueOfItem(item, counts[item._id] ?? 0), 0)
  const given = services.filter((service) => isGivenBack(service, isDone))
  return given.reduce((sum, { forItem, price }) => sum + paiseOf(price) * (counts[forItem ?? ''] ?? 0), goods)
}

/** Paise that can still go back of a paid order: of the money no refund is written down for, and of its store credit. */
export const mostBack = ({ refundable = 0, credit = 0 }: Pick<Order, 'refundable' | 'credit'>): number =>
  paiseOf(refundable) + paiseOf(credit)
