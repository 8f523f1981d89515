import { type SQL, sql } from 'drizzle-orm'
import { closeCarts, lockSeenCarts, type OrderedLine } from '#/features/cart/ordering.store.ts'
import { lockSeenGoods, type SeenGoods, takeSold, wantedGoods } from '#/features/catalog/stock/stock.store.ts'
import {
  countLimitedOffers,
  insertUses,
  lockFreeOffers,
  lockLimitedOffers,
  type NewUse,
  type WantedOffer,
  wantedOffers,
} from '#/features/offers/uses.store.ts'
import type { OrderRows } from '#/features/orders/present/orders.present.ts'
import { orderEvents, orderItems, orders } from '#/features/orders/tables/orders.tables.ts'
import { payments } from '#/features/orders/tables/payments.tables.ts'
import type { Db } from '#/platform/db/database.ts'
import { insertRows } from '#/platform/db/insertRows.ts'
import { asWritten, type NewRows } from './newOrders.ts'

/** An order that is to be written, and the mark of its cart as it was seen. */
interface Writing extends NewRows {
  /** Undefined for an order that is placed without a cart. */
  readonly version: string | undefined
  readonly lines: readonly OrderedLine[]
}

/** The offers that the orders are given, as they were seen. */
export interface GivenOffers {
  readonly wanted: readonly WantedOffer[]
  readonly uses: readonly NewUse[]
}

const areAll = (found: SQL, wanted: SQL) =>
  sql`(select count(*) from ${found}) = (select count(*) from ${wanted})`
const sameGoods = areAll(sql`same_goods`, sql`wanted`)

// guard: offers-as-seen
const sameOffers = areAll(
  sql`(select id from limited_offers union all select id from free_offers) as found`,
  sql`wanted_offers`,
)

/** Offers are locked after goods, so that whoever wants them stands in one line. */
const seenOffers = ({ wanted }: GivenOffers) => ({
  wanted_offers: wantedOffers(wanted),
  limited_offers: lockLimitedOffers(sameGoods),
  free_offers: lockFreeOffers(sameGoods),
})

const usedOffers = ({ uses }: GivenOffers, isPlaced: SQL) => ({
  counted_offers: countLimitedOffers(isPlaced),
  new_uses: insertUses(uses, isPlaced),
})

/**
 * Writes orders with all that belongs to them, closes their carts and takes `goods` out of stock, in one statement that is
 * a transaction by itself: on a busy product every round trip is time others wait. Carts are locked first, then products,
 * then offers, each in id order. Numbers are given in the order of the list, which is that of the result.
 * @param beside statements that belong to the orders: to them these are `placed` (id, number, created_at)
 * @param also the same that only some orders need, by name: each choice of them is a prepared statement of its own
 * @returns undefined when a cart, a product or an offer is not as it was seen any more; then nothing was written
 */
export async function writeOrders<Order extends Writing>(
  db: Db,
  list: readonly Order[],
  goods: readonly SeenGoods[],
  offers: GivenOffers,
  beside: readonly SQL[],
  also: Readonly<Record<string, SQL>> = {},
): Promise<(Order & { readonly rows: OrderRows })[] | undefined> {
  const part = (name: string, statement: SQL) => db.$with(name, {}).as(statement)
  const parts = (statements: Readonly<Record<string, SQL>>) =>
    Object.entries(statements).map(([name, statement]) => part(name, statement))
  const hasOffers = offers.wanted.length > 0
  // guard: all-as-seen
  const isAllSame = hasOffers ? sql`${sameGoods} and ${sameOffers}` : sameGoods
  const isPlaced = sql`exists (select from placed)`
  const bags = list.filter(({ version }) => version !== undefined)
  const cartIds = sql.param(bags.map(({ order }) => order.cartId))
  const versions = sql.param(bags.map(({ version }) => version))
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
      ...parts(hasOffers ? seenOffers(offers) : {}),
      placed,
      part('taken', takeSold(sold, isPlaced)),
      part('closed', closeCarts(sql`select id from seen where ${isPlaced}`)),
      part('new_items', sql`${newItems} where ${isPlaced}`),
      part('new_payments', sql`${newPayments} where ${isPlaced}`),
      part('new_events', sql`${newEvents} where ${isPlaced}`),
      ...beside.map((statement, at) => part(`beside_${at}`, statement)),
      ...parts(hasOffers ? usedOffers(offers, isPlaced) : {}),
      ...parts(also),
    )
    .select()
    .from(placed)
    .prepare(['write_orders', ...(hasOffers ? ['offers'] : []), ...Object.keys(also)].join('_with_'))
    .execute()
  if (given.length === 0) return undefined
  const givenTo = new Map(given.map((row) => [row.id, row]))
  return list.map((one) => {
    const own = givenTo.get(one.order.id)
    if (!own) throw new Error('An order was not written')
    return { ...one, rows: asWritten(one, own) }
  })
}
