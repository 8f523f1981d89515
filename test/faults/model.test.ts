/**
 * Promise 4: whatever customers and the admin do in whatever order, the shop agrees with a model of a few lines: stock
 * is what came in less what stands in orders or came back damaged, what is owed back is what was paid less what was held
 * back, and an order costs what its lines cost when it was placed.
 * A failure prints a seed, a path and a replayPath: SEED=... MODEL_PATH=... MODEL_REPLAY=... repeats it.
 */

import { asc, eq, inArray, sql, sum } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { carts } from '../../src/features/cart/cart.tables.ts'
import { products } from '../../src/features/catalog/tables/catalog.tables.ts'
import { stock, stockMovements, variants } from '../../src/features/catalog/tables/stock.tables.ts'
import { orderItems, orders } from '../../src/features/orders/tables/orders.tables.ts'
import { refunds } from '../../src/features/orders/tables/refunds.tables.ts'
import { newId } from '../../src/platform/db/ids.ts'
import { addProduct } from '../fixtures/goods.ts'
import { crowd } from '../fixtures/orders.ts'
import { type KnownPerson, signUp } from '../fixtures/people.ts'
import { openTestShop, type TestShop } from '../fixtures/shop.ts'
import { complaints } from './books.ts'
import { isSame, type Model, piecesOfAll, type Real, summed } from './model.ts'
import { commands, firstSequences } from './modelCommands.ts'
import { print, scaled, seed, timeoutMs } from './scale.ts'

let shop: TestShop
let admin: KnownPerson

beforeAll(async () => {
  shop = await openTestShop()
  admin = await signUp(shop, 'Asha Verma', 'admin')
})
afterAll(() => shop.close())

/** Of goods in two sizes, each counted and with a price of its own. */
const ownOffers = [
  { size: 'M', stock: 2, pricePaise: 149_900 },
  { size: 'L', stock: 4, pricePaise: 169_950 },
]

/** Four goods, one of them in two sizes, one that counts its sizes, and two customers, new for every sequence. */
async function freshShop(): Promise<{ model: Model; real: Real }> {
  const stocks = [3, 5, 8, 0]
  const goods = await Promise.all(
    stocks.map((quantity, at) =>
      addProduct(shop, {
        name: `Model ${newId()}`,
        quantity,
        ...(at === 0 || at === 3 ? { enableSize: true, sizes: ['M', 'L'] } : {}),
      }),
    ),
  )
  const buyers = await crowd(shop, 2)
  const form = new FormData()
  const typed = ownOffers.map(({ size, stock, pricePaise }) => ({
    size,
    quantity: stock,
    price: pricePaise / 100,
  }))
  form.set('offers', JSON.stringify(typed))
  const counted = await shop.call('POST', `/api/admin/product/update/${goods[3]?.id}`, { as: admin, form })
  isSame(counted.status, 200, 'counting sizes')
  return {
    model: {
      goods: goods.map(({ id, quantity, pricePaise, sizes }, at) => ({
        ...{ id, sizes },
        offers:
          at === 3 ? ownOffers.map((offer) => ({ ...offer })) : [{ size: '', stock: quantity, pricePaise }],
      })),
      bags: [[], []],
      orders: [],
    },
    real: { shop, admin, buyers },
  }
}

/** @throws Error when the database says something else than the model */
async function compare(model: Model): Promise<void> {
  const { db } = shop.services
  const ids = model.goods.map(({ id }) => id)
  const rows = await db
    .select({
      id: products.id,
      quantity: products.quantity,
      size: variants.size,
      pieces: stock.pieces,
      paise: sql<number>`coalesce(${variants.pricePaise}, ${products.pricePaise})`,
      ledger: sql<number>`(select coalesce(sum(pieces), 0)::int from ${stockMovements} where variant_id = ${variants.id})`,
      isOffered: sql<boolean>`${variants.removedAt} is null`,
    })
    .from(products)
    .innerJoin(variants, eq(variants.productId, products.id))
    .innerJoin(stock, eq(stock.variantId, variants.id))
    .where(inArray(products.id, ids))
    .orderBy(asc(variants.position))
  isSame(
    rows.map(({ ledger }) => ledger),
    rows.map(({ pieces }) => pieces),
    'the ledger of each variant',
  )
  const now = Map.groupBy(
    rows.filter(({ isOffered }) => isOffered),
    ({ id }) => id,
  )
  isSame(
    ids.map((id) =>
      (now.get(id) ?? []).map(({ size, pieces, paise, quantity }) => [size, pieces, paise, quantity]),
    ),
    model.goods.map((goods) =>
      goods.offers.map(({ size, stock, pricePaise }) => [size, stock, pricePaise, summed(goods).stock]),
    ),
    'stock and prices',
  )
  const sold = await db
    .select({
      id: orders.id,
      total: orders.grandTotalPaise,
      status: orders.status,
      quantity: orderItems.quantity,
      restocked: orderItems.restocked,
    })
    .from(orders)
    .innerJoin(carts, eq(carts.id, orders.cartId))
    .innerJoin(orderItems, eq(orderItems.orderId, orders.id))
    .where(inArray(orderItems.productId, ids))
  const known = Map.groupBy(sold, ({ id }) => id)
  isSame(known.size, model.orders.length, 'orders')
  const owed = await db
    .select({ orderId: refunds.orderId, paise: sum(refunds.amountPaise).mapWith(Number) })
    .from(refunds)
    .groupBy(refunds.orderId)
  const owedOf = new Map(owed.map(({ orderId, paise }) => [orderId, paise]))
  for (const { id, lines, totalPaise, status, restocked, refundedPaise } of model.orders) {
    const [first] = known.get(id) ?? []
    const pieces = (known.get(id) ?? []).reduce((sum, { quantity }) => sum + quantity, 0)
    const back = (known.get(id) ?? []).reduce((total, line) => total + line.restocked, 0)
    isSame(
      [first?.total, first?.status, pieces, back, owedOf.get(id) ?? 0],
      [totalPaise, status, piecesOfAll(lines), restocked, refundedPaise],
      `order ${id}`,
    )
  }
}

test('the shop agrees with its model after every sequence', { timeout: timeoutMs }, async () => {
  const runs = scaled(120, 10_000)
  const path = process.env.MODEL_PATH
  print(`${runs} sequences against the model: SEED=${seed}`)
  let orderCount = 0
  let returnCount = 0
  let partlyCount = 0
  await fc.assert(
    fc.asyncProperty(commands(process.env.MODEL_REPLAY), async (sequence) => {
      const { model, real } = await freshShop()
      await fc.asyncModelRun(() => ({ model, real }), sequence)
      await compare(model)
      orderCount += model.orders.length
      returnCount += model.orders.filter(({ status }) => status === 'returned').length
      partlyCount += model.orders.filter(
        ({ status, lines }) => status === 'delivered' && lines.some(({ returned }) => returned > 0),
      ).length
    }),
    {
      ...{ numRuns: runs, seed, endOnFailure: true },
      ...(path ? { path } : { examples: firstSequences.map((sequence) => [sequence] as [typeof sequence]) }),
    },
  )
  print(`${orderCount} orders came of them, ${returnCount} were returned, ${partlyCount} partly`)
  expect(returnCount).toBeGreaterThan(0)
  expect(partlyCount).toBeGreaterThan(0)
  expect(orderCount).toBeGreaterThanOrEqual(runs / 4)
  expect(await complaints(shop.services.db)).toEqual([])
})
