import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { products } from '#/features/catalog/tables/catalog.tables.ts'
import { addProduct } from '../../../test/fixtures/goods.ts'
import { billing, fillBag, orderOf } from '../../../test/fixtures/orders.ts'
import { cast, signUp } from '../../../test/fixtures/people.ts'
import { type Json, openTestShop, type TestShop } from '../../../test/fixtures/shop.ts'
import { type OrderStatus, overStatuses } from './rules/statuses.rules.ts'
import { orders } from './tables/orders.tables.ts'

let shop: TestShop
let people: Awaited<ReturnType<typeof cast>>
let silk: Json
let cotton: Json
let lamp: { id: string }
let ravis: Json

beforeAll(async () => {
  shop = await openTestShop()
  people = await cast(shop)
  const [saree, kurta] = [
    await addProduct(shop, { name: 'Kanjivaram Silk 50%', quantity: 50 }),
    await addProduct(shop, { name: 'Cotton Kurta', quantity: 50 }),
  ]
  silk = await orderOf(shop, people.meera, saree, { email: 'gift_desk@shop.example', city: 'Madurai' })
  cotton = await orderOf(shop, people.meera, kurta, { email: 'meera.iyer@example.com' })
  ravis = await orderOf(shop, people.ravi, kurta, { name: 'Lata', email: 'lata@example.org', city: 'Surat' })
  lamp = await addProduct(shop, { name: 'Brass Lamp', quantity: 50 })
  // What was ordered keeps its name.
  await shop.services.db.update(products).set({ name: 'Another Name' }).where(eq(products.id, saree.id))
})
afterAll(() => shop.close())

const list = async (query: string): Promise<string[]> => {
  const { status, body } = await shop.call('GET', `/api/admin/order?${query}`, { as: people.adminAsha })
  expect(status).toBe(200)
  return body.map(({ _id }: Json) => _id)
}
const search = (q: string) => list(`q=${encodeURIComponent(q)}`)

describe('an order is found', () => {
  test('by the e-mail address it was given, whole, in part from the beginning, in any spelling', async () => {
    for (const q of ['lata@example.org', 'LATA@Example.org', 'lata@', 'lata@exa']) {
      expect(await search(q), q).toEqual([ravis._id])
    }
    // `_` means itself.
    expect(await search('gift_desk@shop')).toEqual([silk._id])
    expect(await search('g_ft_desk@shop')).toEqual([])
    expect(await search('example.org')).toEqual([])
  })

  test('by the address of the account that ordered, whatever the order says', async () => {
    expect(await search(people.meera.email)).toEqual([cotton._id, silk._id])
    expect(await search(people.ravi.email)).toEqual([ravis._id])
  })

  test('among those that ended, from when one ended until it goes on', async () => {
    const { db } = shop.services
    const become = (status: OrderStatus) => db.update(orders).set({ status }).where(eq(orders.id, ravis._id))
    // A name, an address and a city: each is read another way.
    const found = async (status: string) => [
      await list(`status=${status}&q=lata`),
      await list(`status=${status}&q=lata@example`),
      await list(`status=${status}&q=surat`),
    ]
    const [here, none] = [Array.from({ length: 3 }, () => [ravis._id]), [[], [], []]]
    expect(await found('cancelled')).toEqual(none)
    for (const status of overStatuses) {
      await become(status)
      for (const one of overStatuses) expect(await found(one)).toEqual(one === status ? here : none)
      expect(await list(`status=${status}&q=meera`)).toEqual([])
    }
    await become('shipped')
    expect([await found('returned'), await found('shipped')]).toEqual([none, here])
    await become('placed')
  })

  test('by the name and the city of whom its parcel goes to, from when that is changed', async () => {
    const recipient = { name: 'Sita Rao', contact: '9876500000', address: '1 Beach Road', city: 'Udupi' }
    const deliveryAddress = { ...recipient, state: 'Karnataka', country: 'India', zipCode: '576101' }
    const bag = await fillBag(shop, people.ravi, { product: lamp })
    const json = { billingAddress: billing, deliveryAddress, device: 'desktop' }
    const placed = await shop.call('POST', `/api/cart/place-order/${bag._id}`, { as: people.ravi, json })
    const present = placed.body.order
    for (const q of ['sita', 'Sita Rao', 'udupi']) expect(await search(q), q).toEqual([present._id])
    await shop.services.db
      .update(orders)
      .set({ deliveryAddress: { ...deliveryAddress, name: 'Radha Rao' } })
      .where(eq(orders.id, present._id))
    expect([await search('sita'), await search('radha')]).toEqual([[], [present._id]])
  })

  test('by a part of a product’s name as it was ordered, and by its city', async () => {
    expect(await search('kanjivaram')).toEqual([silk._id])
    expect(await search('silk 50%')).toEqual([silk._id])
    expect(await search('another name')).toEqual([])
    expect(await search('kurta')).toEqual([ravis._id, cotton._id])
    expect(await search('madur')).toEqual([silk._id])
    expect(await search('surat')).toEqual([ravis._id])
  })

  test('by what it says now, and not by whom was erased', async () => {
    const { db } = shop.services
    const nila = await signUp(shop, 'Nila Gone')
    const kurta = await addProduct(shop, { name: 'Green Kurta', quantity: 5 })
    const order = await orderOf(shop, nila, kurta, { name: 'Nila Gone', email: 'nila.gone@example.com' })
    expect(await search('nila gone')).toEqual([order._id])
    await db.update(orders).set({ customerName: 'Nila Wed' }).where(eq(orders.id, order._id))
    expect(await search('nila wed')).toEqual([order._id])
    await db.update(orders).set({ status: 'delivered' }).where(eq(orders.id, order._id))
    expect(
      (await shop.call('POST', '/api/me/erase', { as: nila, json: { password: nila.password } })).status,
    ).toBe(200)
    expect(await search('nila wed')).toEqual([])
    expect(await search('nila.gone@example.com')).toEqual([])
    expect(await search('green kurta')).toEqual([order._id])
    await db.delete(orders).where(eq(orders.id, order._id))
    expect(await search('green kurta')).toEqual([])
  })

  test('by its owner among the own ones only', async () => {
    const mine = (q: string) =>
      shop.call('POST', `/api/order/user?q=${q}`, { as: people.meera, json: { userId: people.meera.id } })
    expect((await mine('kurta')).body.map(({ _id }: Json) => _id)).toEqual([cotton._id])
    expect((await mine('lata@example.org')).body).toEqual([])
  })

  test('among those that are delivered, cancelled or returned', async () => {
    await shop.services.db.update(orders).set({ status: 'returned' }).where(eq(orders.id, silk._id))
    await shop.services.db.update(orders).set({ status: 'delivered' }).where(eq(orders.id, ravis._id))
    expect(await list('status=returned')).toEqual([silk._id])
    expect(await list('status=delivered')).toEqual([ravis._id])
    expect(await list('status=cancelled')).toEqual([])
    expect(await list('status=delivered&q=kurta')).toEqual([ravis._id])
    const table = await shop.call('GET', '/api/admin/order/export.csv?status=returned', {
      as: people.adminAsha,
    })
    expect(table.body.trim().split('\r\n')).toHaveLength(2)
    const wrong = await shop.call('GET', '/api/admin/order?status=coffee', { as: people.adminAsha })
    expect(wrong).toMatchObject({ status: 422, body: { errors: [{ field: 'status' }] } })
  })
})
