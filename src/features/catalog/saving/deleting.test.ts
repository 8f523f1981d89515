import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#/platform/db/ids.ts'
import { addProduct, stockGoods } from '../../../../test/fixtures/goods.ts'
import { cast } from '../../../../test/fixtures/people.ts'
import { openTestShop, type TestShop } from '../../../../test/fixtures/shop.ts'
import { products } from '../tables/catalog.tables.ts'

let shop: TestShop
let people: Awaited<ReturnType<typeof cast>>
let goods: Awaited<ReturnType<typeof stockGoods>>

beforeAll(async () => {
  shop = await openTestShop()
  people = await cast(shop)
  goods = await stockGoods(shop)
})
afterAll(() => shop.close())

const remove = (id: string) =>
  shop.call('DELETE', `/api/admin/product/delete/${id}`, { as: people.adminAsha })
const rowOf = async (id: string) =>
  (await shop.services.db.select().from(products).where(eq(products.id, id)))[0]

/** An order line of the product, as placing an order leaves it behind. */
async function order(productId: string) {
  const orderId = newId()
  const { db } = shop.services
  await db.execute(sql`insert into orders
    (id, cart_id, customer_name, device, billing_address, sub_total_paise, tax_paise, grand_total_paise)
    values (${orderId}, ${newId()}, 'Meera Iyer', 'desktop', '{}', 100, 0, 100)`)
  await db.execute(sql`insert into order_items (id, order_id, position, product_id, name, price_paise, quantity)
    values (${newId()}, ${orderId}, 0, ${productId}, 'As it was', 100, 1)`)
}

test('a product that nobody ordered is gone for good', async () => {
  const { id } = goods.cottonSaree
  await shop.call('GET', `/api/product/${id}`)
  expect(await remove(id)).toMatchObject({ status: 200, body: { message: 'Product deleted successfully' } })
  expect(await rowOf(id)).toBeUndefined()
  expect((await shop.call('GET', `/api/product/${id}`)).status).toBe(404)
  expect((await remove(id)).status).toBe(404)
})

test('a product that was ordered stays behind for its orders, seen by nobody', async () => {
  const { id, slug } = goods.banarasiSaree
  await order(id)
  await shop.call('GET', `/api/product/${id}`)
  expect((await remove(id)).status).toBe(200)
  expect(await rowOf(id)).toMatchObject({ status: false, deletedAt: expect.any(Date), slug })
  for (const as of [people.visitor, people.adminAsha]) {
    expect((await shop.call('GET', `/api/product/${id}`, { as })).status).toBe(404)
    const { body } = await shop.call('GET', '/api/admin/product', { as })
    expect(body.map((product: { _id: string }) => product._id)).not.toContain(id)
  }
  expect((await remove(id)).status).toBe(404)
  const form = new FormData()
  form.set('status', 'true')
  const revived = await shop.call('POST', `/api/admin/product/update/${id}`, { as: people.adminAsha, form })
  expect(revived.status).toBe(404)
})

test('its slug and its category are free again', async () => {
  const again = await addProduct(shop, { name: 'Banarasi Silk Saree' })
  expect((await shop.call('GET', `/api/product/${again.slug}`)).body._id).toBe(again.id)
  expect((await remove(goods.hiddenSaree.id)).status).toBe(200)
  const answer = await shop.call('DELETE', `/api/admin/category/delete/${goods.saree.id}`, {
    as: people.adminAsha,
  })
  expect(answer.status).toBe(200)
})
