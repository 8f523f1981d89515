import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Database, type Db, openDatabase } from '#/platform/db/database.ts'
import { buyersOf } from '../../../test/faults/buyers.ts'
import { addProduct } from '../../../test/fixtures/goods.ts'
import { openTestShop, type TestShop } from '../../../test/fixtures/shop.ts'
import { readCarts } from './cart.store.ts'
import { lookAtBags } from './ordering.store.ts'

let shop: TestShop
/** One connection, so that it keeps the plans that it made. */
let db: Database

beforeAll(async () => {
  shop = await openTestShop()
  db = openDatabase(shop.services.db.$client.options.connectionString ?? '', { max: 1 })
})
afterAll(async () => {
  await db.$client.end()
  await shop.close()
})

/** So far by this connection; what it has not reported yet, of earlier transactions too, is among it. */
async function rowsRead(tx: Db): Promise<number> {
  const { rows } = await tx.execute<{ read: number }>(sql`
    select sum(coalesce(seq_tup_read, 0) + coalesce(idx_tup_fetch, 0))::int as read from pg_stat_xact_user_tables
    where relname in ('carts', 'cart_items', 'products')`)
  return rows[0]?.read ?? 0
}

// PostgreSQL keeps a plan after a few times, made with what it knew by then: a rush comes sooner than its next look.
test('a bag is found without reading those of others, by a plan from before there were so many', async () => {
  const product = await addProduct(shop, { name: 'In Every Bag' })
  const [first] = await buyersOf(db, 30, { productId: product.id })
  if (!first) throw new Error('There is no buyer')
  const read = (tx: Db) => readCarts(tx, [{ customerId: first.id, productId: product.id }])
  const look = (tx: Db) => lookAtBags(tx, [{ cartId: first.cartId, customerId: first.id }])
  for (let time = 0; time < 8; time += 1) await Promise.all([read(db), look(db)])
  await buyersOf(db, 3_000, { productId: product.id })
  for (const work of [read, look]) {
    await db.transaction(async (tx) => {
      const before = await rowsRead(tx)
      expect((await work(tx))[0]).toBeDefined()
      const read = (await rowsRead(tx)) - before
      expect(read).toBeGreaterThan(0)
      expect(read).toBeLessThan(20)
    })
  }
})
