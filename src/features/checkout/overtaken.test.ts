import { asc, eq, sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { cartItems, carts } from '#/features/cart/cart.tables.ts'
import { products } from '#/features/catalog/tables/catalog.tables.ts'
import type { Db } from '#/platform/db/database.ts'
import { newId } from '#/platform/db/ids.ts'
import { booksOf, complaints } from '../../../test/faults/books.ts'
import { type Buyer, buyersOf } from '../../../test/faults/buyers.ts'
import { addProduct } from '../../../test/fixtures/goods.ts'
import { placeBag } from '../../../test/fixtures/orders.ts'
import { type Json, openTestShop, type TestShop } from '../../../test/fixtures/shop.ts'
import { statementsOf } from '../../../test/fixtures/statements.ts'

let shop: TestShop

beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())
afterEach(async () => {
  expect(await complaints(shop.services.db)).toEqual([])
  await shop.services.db.delete(products)
})

/** Two pieces of something ordered by somebody who looked at the bag before somebody else did this. */
async function overtakenBy(
  quantity: number,
  change: (tx: Db, buyer: Buyer, productId: string) => Promise<unknown>,
) {
  const { db } = shop.services
  const product = await addProduct(shop, { name: 'Wanted by Two', quantity, pricePaise: 10_000 })
  const [buyer] = await buyersOf(db, 1, { productId: product.id, quantity: 2 })
  if (!buyer) throw new Error('There is no buyer')
  let placing: Promise<{ status: number; body: Json }> | undefined
  const sent = await statementsOf(async () => {
    await db.transaction(async (tx) => {
      await change(tx, buyer, product.id)
      placing = placeBag(shop, buyer, buyer.cartId)
      await expect.poll(() => waitingForLocks()).toBe(1)
    })
    await placing
  })
  const looks = sent.filter((name) => name === 'look_at_bags').length
  return { ...(await placing), looks }
}

async function waitingForLocks(): Promise<unknown> {
  const { rows } = await shop.services.db.execute(
    sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  )
  return rows.length
}

const sell = (pieces: number) => (tx: Db, _buyer: Buyer, id: string) =>
  tx
    .update(products)
    .set({ quantity: sql`quantity - ${pieces}` })
    .where(eq(products.id, id))

const alertsOfLastJob = async () => {
  const { rows } = await shop.services.db.execute<{ alerts: Json[] }>(
    sql`select data -> 'alerts' as alerts from pgboss.job where name = 'alerts' order by created_on desc limit 1`,
  )
  return rows[0]?.alerts
}

test('what was sold meanwhile is not sold again: a second look tells what is left', async () => {
  const { status, body, looks } = await overtakenBy(3, sell(2))
  expect([status, body.message, looks]).toEqual([409, 'Only 1 left of Wanted by Two.', 2])
  expect(await booksOf(shop.services.db)).toMatchObject([{ left: 1, sold: 0 }])
})

test('as long as there is plenty nobody minds what was sold meanwhile', async () => {
  const { status, looks } = await overtakenBy(100, sell(50))
  expect([status, looks]).toEqual([201, 1])
  expect(await booksOf(shop.services.db)).toMatchObject([{ left: 48, sold: 2 }])
})

test('whose order leaves few tells the admins so, even if it saw more', async () => {
  const { lowStockAlert: few } = await shop.services.settings()
  // It would have left one more than that.
  const { status, body } = await overtakenBy(few + 3, sell(1))
  expect(status).toBe(201)
  expect(await alertsOfLastJob()).toEqual([
    expect.objectContaining({
      kind: 'orderPlaced',
      subjectId: body.order._id,
      label: String(body.order.number),
    }),
    expect.objectContaining({ kind: 'stockLow', label: 'Wanted by Two', amount: few }),
  ])
})

test.each([
  ['is gone', { deletedAt: new Date() }],
  ['is taken off sale', { status: false }],
  ['comes in sizes now', { enableSize: true, sizes: ['M'] }],
])('what %s meanwhile is not ordered', async (_what, change) => {
  const { status, looks } = await overtakenBy(9, (tx, _buyer, id) =>
    tx.update(products).set(change).where(eq(products.id, id)),
  )
  expect([status, looks]).toEqual([409, 2])
})

test('what was put in meanwhile is ordered, too', async () => {
  const shawl = await addProduct(shop, { name: 'A Shawl' })
  const { status, body, looks } = await overtakenBy(9, async (tx, { cartId }) => {
    await tx.update(carts).set({ status: 'open' }).where(eq(carts.id, cartId))
    await tx.insert(cartItems).values({ id: newId(), cartId, productId: shawl.id, quantity: 1 })
  })
  expect([status, looks]).toEqual([201, 2])
  expect(body.order.subTotal).toBe(200 + shawl.pricePaise / 100)
})

test('a bag that was ordered meanwhile is answered with its order', async () => {
  const { db } = shop.services
  const product = await addProduct(shop, { name: 'Wanted Twice', quantity: 9 })
  const [buyer] = await buyersOf(db, 1, { productId: product.id })
  if (!buyer) throw new Error('There is no buyer')
  const other = await shop.anotherProcess()
  const answers = await db.transaction(async (tx) => {
    await tx
      .select()
      .from(products)
      .where(eq(products.id, product.id))
      .orderBy(asc(products.id))
      .for('update')
    const both = [shop, other].map((one) => placeBag(one, buyer, buyer.cartId))
    await expect.poll(() => waitingForLocks()).toBe(2)
    return both
  })
  const [one, two] = await Promise.all(answers)
  expect([one?.status, two?.status].toSorted()).toEqual([200, 201])
  expect(one?.body.order._id).toBe(two?.body.order._id)
  await other.close()
})
