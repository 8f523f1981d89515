import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addProduct, stockGoods } from '../../../test/fixtures/goods.ts'
import { cast } from '../../../test/fixtures/people.ts'
import { openTestShop, type TestShop } from '../../../test/fixtures/shop.ts'
import { announceStock } from './stock/stock.store.ts'
import { categories, products } from './tables/catalog.tables.ts'

let shop: TestShop
let other: TestShop
let people: Awaited<ReturnType<typeof cast>>
let goods: Awaited<ReturnType<typeof stockGoods>>

beforeAll(async () => {
  shop = await openTestShop()
  people = await cast(shop)
  goods = await stockGoods(shop)
  other = await shop.anotherProcess()
})
afterAll(async () => {
  await other.close()
  await shop.close()
})

const seenBy = async (process: TestShop, id: string) => (await process.call('GET', `/api/product/${id}`)).body

const form = (fields: Record<string, string>) => {
  const body = new FormData()
  for (const [name, value] of Object.entries(fields)) body.set(name, value)
  return body
}

describe('another process', () => {
  test('sees new, changed and removed products', async () => {
    await other.call('GET', '/api/admin/product')
    const { id } = await addProduct(shop, { name: 'Tussar Silk Saree' })
    expect(await seenBy(other, id)).toMatchObject({ name: 'Tussar Silk Saree' })
    await shop.call('POST', `/api/admin/product/update/${id}`, {
      as: people.adminAsha,
      form: form({ name: 'Tussar Saree', quantity: '7' }),
    })
    await expect.poll(() => seenBy(other, id)).toMatchObject({ name: 'Tussar Saree', quantity: 7 })
    await shop.call('POST', `/api/admin/product/update/${id}`, {
      as: people.adminAsha,
      form: form({ quantity: '6' }),
    })
    await expect.poll(() => seenBy(other, id)).toMatchObject({ quantity: 6 })
    await shop.call('DELETE', `/api/admin/product/delete/${id}`, { as: people.adminAsha })
    await expect.poll(() => seenBy(other, id)).toMatchObject({ code: 'not_found' })
  })

  test('sees stock fall after an announcement', async () => {
    const { db } = shop.services
    const { id } = goods.cottonKurta
    expect(await seenBy(other, id)).toMatchObject({ quantity: 20 })
    await db.update(products).set({ quantity: 19 }).where(eq(products.id, id))
    await announceStock(db, [id, goods.soldOutKurta.id])
    await expect.poll(() => seenBy(other, id)).toMatchObject({ quantity: 19 })
    const list = await other.call('GET', '/api/admin/product?q=straight')
    expect(list.body).toMatchObject([{ quantity: 19 }])
  })

  test('sees a category leave and come back with its products', async () => {
    const { db } = shop.services
    const count = async () =>
      Number((await other.call('GET', '/api/admin/product')).headers.get('x-total-count'))
    const before = await count()
    await db.update(categories).set({ status: false }).where(eq(categories.id, goods.saree.id))
    await expect.poll(count).toBe(before - 2)
    await db.update(categories).set({ status: true }).where(eq(categories.id, goods.saree.id))
    await expect.poll(count).toBe(before)
  })
})

describe('without notices from the database', () => {
  test('nothing older than a second is shown, and after a gap everything is read again', async () => {
    const { db } = shop.services
    const { id } = goods.cottonSaree
    const unconnected = await shop.anotherProcess()
    expect(await seenBy(unconnected, id)).toMatchObject({ quantity: 50 })
    await unconnected.services.databaseNotices.close()
    await expect.poll(() => unconnected.services.databaseNotices.connected).toBe(false)
    await db.update(products).set({ quantity: 49 }).where(eq(products.id, id))
    await expect.poll(() => seenBy(unconnected, id), { timeout: 3_000 }).toMatchObject({ quantity: 49 })
    await announceStock(db, [id])
    await unconnected.services.db.$client.end()
  })
})

describe('conditional requests', () => {
  test('an unchanged list is not sent again, in whatever process; a changed one is', async () => {
    const path = '/api/admin/product?sort=lowToHigh'
    let etag = ''
    const again = async () => {
      const { headers } = await shop.call('GET', path)
      expect(headers.get('cache-control')).toBe('public, no-cache')
      etag = headers.get('etag') ?? ''
      const asked = { headers: { 'if-none-match': `"x", ${etag}` } }
      const answers = await Promise.all([shop, other].map((process) => process.call('GET', path, asked)))
      return answers.map(({ status, body }) => [status, body])
    }
    // Each process has heard of what the tests before changed.
    await expect.poll(again).toEqual([
      [304, ''],
      [304, ''],
    ])
    await shop.call('POST', `/api/admin/product/update/${goods.cottonKurta.id}`, {
      as: people.adminAsha,
      form: form({ price: '1' }),
    })
    const changed = await shop.call('GET', path, { headers: { 'if-none-match': etag } })
    expect(changed.status).toBe(200)
    expect(changed.body[0]).toMatchObject({ _id: goods.cottonKurta.id, price: 1 })
  })

  test('an admin gets the live list, kept nowhere, under the same address', async () => {
    const { headers } = await shop.call('GET', '/api/admin/product')
    const asAdmin = await shop.call('GET', '/api/admin/product', {
      as: people.adminAsha,
      headers: { 'if-none-match': headers.get('etag') ?? '' },
    })
    expect(asAdmin.status).toBe(200)
    expect(asAdmin.headers.get('cache-control')).toBe('no-store')
    expect(asAdmin.headers.get('etag')).toBeNull()
  })
})
