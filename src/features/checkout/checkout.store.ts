import { type SQL, sql } from 'drizzle-orm'
import { closeCarts, lockSeenCarts, type OrderedLine } from '#/features/cart/ordering.store.ts'
import { lockSeenGoods, type SeenGoods, takeSold, wantedGoods } from '#/features/catalog/stock/stock.store.ts'
import type { OrderRows } from '#/features/orders/present/orders.present.ts'
import { orderEvents, orderItems, orders } from '#/features/orders/tables/orders.tables.ts'
import { payments } from '#/features/orders/tables/payments.tables.ts'
import type { Db } from '#/platform/db/database.ts'
import { insertRows } from '#/platform/db/insertRows.ts'
import { asWritten, type NewRows } from './newOrders.ts'

/** An order that is to be written, and the mark of its cart as it was seen. */
interface Writing extends NewRows {
  readonly version: string
  readonly lines: readonly OrderedLine[]
}

/**
 * Writes orders with all that belongs to them, closes their carts and takes `goods` out of stock, in one statement that is
 * a transaction by itself: on a busy product every round trip is time others wait. Carts are locked first, then products,
 * each in id order. Numbers are given in the order of the list, which is that of the result.
 * @param beside statements that belong to the orders: to them these are `placed` (id, number, created_at)
 * @param also the same that only some orders need, by name: each choice of them is a prepared statement of its own
 * @returns undefined when a cart or a product is not as it was seen any more; then nothing was written
 */
export async function writeOrders<Order extends Writing>(
  db: Db,
  list: readonly Order[],
  goods: readonly SeenGoods[],
  beside: readonly SQL[],
  also: Readonly<Record<string, SQL>> = {},
): Promise<(Order & { readonly rows: OrderRows })[] | undefined> {
  const part = (name: string, statement: SQL) => db.$with(name, {}).as(statement)
  // guard: all-as-seen
  const isAllSame = sql`(select count(*) from same_goods) = (select count(*) from wanted)`
  const isPlaced = sql`exists (select from placed)`
  const cartIds = sql.param(list.map(({ order }) => order.cartId))
  const versions = sql.param(list.map(({ version }) => version))
  const returned = { id: orders.id, number: orders.number, createdAt: orders.createdAt }
  const newOrders = insertRows(
    orders,
    list.map(({ order }) => order),
  )
  const newItems = insertRows(
    orderItems,
    list.flatMap(({ items }) => items),
  )
  const newPayments = insertRows(
    payments,
    list.map(({ payment }) => payment),
  )
  const newEvents = insertRows(
    orderEvents,
    list.flatMap(({ events }) => events),
  )
  const sold = list.flatMap(({ order, lines }) =>
    lines.map(({ variantId, quantity }) => ({ id: variantId, orderId: order.id, pieces: quantity })),
  )
  const placed = db
    .$with('placed', returned)
    .as(sql`${newOrders} where ${isAllSame} returning id, number, created_at`)
  const given = await db
    .with(
      part('seen', sql`select * from unnest(${cartIds}::uuid[], ${versions}::text[]) as seen (id, version)`),
      part('wanted', wantedGoods(goods)),
      part('same_carts', lockSeenCarts),
      part('same_goods', lockSeenGoods(sql`(select count(*) from same_carts) = (select count(*) from seen)`)),
      placed,
      part('taken', takeSold(sold, isPlaced)),
      part('closed', closeCarts(sql`select id from seen where ${isPlaced}`)),
      part('new_items', sql`${newItems} where ${isPlaced}`),
      part('new_payments', sql`${newPayments} where ${isPlaced}`),
      part('new_events', sql`${newEvents} where ${isPlaced}`),
      ...beside.map((statement, at) => part(`beside_${at}`, statement)),
      ...Object.entries(also).map(([name, statement]) => part(name, statement)),
    )
    .select()
    .from(placed)
    .prepare(['write_orders', ...Object.keys(also)].join('_with_'))
    .execute()
  if (given.length === 0) return undefined
  const givenTo = new Map(given.map((row) => [row.id, row]))
  return list.map((one) => {
    const own = givenTo.get(one.order.id)
    if (!own) throw new Error('An order was not written')
    return { ...one, rows: asWritten(one, own) }
  })
}
