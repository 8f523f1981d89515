import { paiseOf } from '#/platform/money/money.ts'
import {
  type OrderLine,
  removedLines,
  valueOfLine,
  valueOfPieces as valueOfRemoved,
} from '../rules/returns.rules.ts'
import type { Order } from '../schema/orders.schema.ts'

type Item = Order['items'][number]
type Service = NonNullable<Order['services']>[number]

const lineOf = ({ product, quantity, cancelled = 0, returned = 0, discount = 0 }: Item) => ({
  pricePaise: paiseOf(product.price),
  discountPaise: paiseOf(discount),
  quantity,
  cancelled,
  returned,
})

/** Paise that all pieces of a line cost that were not cancelled. */
export const soldValue = (item: Item): number => valueOfLine({ ...lineOf(item), returned: 0 }, item.quantity)

/** A line of goods as the rules want it. */
const goodsLine = (item: Item): OrderLine => ({
  ...lineOf(item),
  id: item._id,
  kind: 'goods',
  productId: item.product._id,
  name: item.product.name,
  size: item.size ?? '',
})

const serviceLine = (service: Service): OrderLine => ({
  id: service._id,
  kind: 'service',
  forItemId: service.forItem,
  service: { days: service.days, refundable: service.refundable },
  begunAt: service.begun ? new Date(0) : null,
  productId: '',
  name: service.name,
  size: '',
  pricePaise: paiseOf(service.price),
  discountPaise: 0,
  quantity: service.quantity,
  cancelled: service.cancelled ?? 0,
  returned: service.returned ?? 0,
})

/**
 * Paise that chosen pieces cost, by the `_id` of their line, and what is done with them: all of it before it is done,
 * afterwards only what the shop gives back.
 */
export function valueOfPieces(
  { items, services = [] }: Pick<Order, 'items' | 'services'>,
  counts: Readonly<Record<string, number>>,
  isDone: boolean,
): number {
  const lines = [...items.map(goodsLine), ...services.map(serviceLine)]
  const wanted = Object.entries(counts).map(([item, pieces]) => ({ item, pieces }))
  const removed = removedLines(lines, wanted, isDone)
  return Array.isArray(removed) ? valueOfRemoved(removed) : 0
}

/** Paise that can still go back of a paid order: of the money no refund is written down for, and of its store credit. */
export const mostBack = ({ refundable = 0, credit = 0 }: Pick<Order, 'refundable' | 'credit'>): number =>
  paiseOf(refundable) + paiseOf(credit)

/**
 * Paise that pieces of an order paid for in advance, because they were exchanged and are not back yet: whoever takes them back
 * credits that first. Undefined where no exchange waits for any. Of several the server fills the earliest first.
 */
export function openExchangePaise({ exchanges = [] }: Pick<Order, 'exchanges'>): number | undefined {
  const waiting = exchanges.find(
    ({ is, state, open }) => is === 'earlier' && state !== 'undone' && (state === 'waiting' || open > 0),
  )
  return waiting && paiseOf(waiting.open)
}
