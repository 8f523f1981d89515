import { inArray } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#/platform/db/ids.ts'
import { addProduct } from '../../../../test/fixtures/goods.ts'
import { openTestShop, type TestShop } from '../../../../test/fixtures/shop.ts'
import { products } from '../tables/catalog.tables.ts'
import { announceStock, giveBackStock } from './stock.store.ts'

let shop: TestShop

beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

async function stockOf(...ids: string[]) {
  const rows = await shop.services.db.select().from(products).where(inArray(products.id, ids))
  return ids.map((id) => rows.find((row) => row.id === id)?.quantity)
}

test('gives back what was taken, passing over products that are gone', async () => {
  const { db } = shop.services
  const product = await addProduct(shop, { name: 'Returned', quantity: 1 })
  await db.transaction((tx) =>
    giveBackStock(
      tx,
      [
        { productId: product.id, size: '', pieces: 4 },
        { productId: newId(), size: '', pieces: 1 },
      ],
      { cause: 'return' },
    ),
  )
  expect(await stockOf(product.id)).toEqual([5])
})

test('taking and giving back the same goods in any order never blocks for ever', async () => {
  const { db } = shop.services
  const goods = await Promise.all(
    ['A', 'B', 'C', 'D'].map((name) => addProduct(shop, { name: `Lehenga ${name}` })),
  )
  const there = goods.map(({ id }) => ({ productId: id, size: '', pieces: 2 }))
  const back = there.toReversed()
  await Promise.all(
    Array.from({ length: 40 }, (_, at) =>
      db.transaction((tx) => giveBackStock(tx, at % 2 === 0 ? there : back, { cause: 'return' })),
    ),
  )
  expect(await stockOf(...goods.map(({ id }) => id))).toEqual([100, 100, 100, 100])
})

test('announces more ids than a notice can carry as a change of everything', async () => {
  const received: string[] = []
  shop.services.databaseNotices.on('stock', (payload) => received.push(payload))
  await announceStock(shop.services.db, Array.from({ length: 300 }, newId))
  await expect.poll(() => received).toEqual(['*'])
})
