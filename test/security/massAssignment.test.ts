import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { users } from '../../src/features/accounts/accounts.tables.ts'
import { addProduct } from '../fixtures/goods.ts'
import { billing } from '../fixtures/orders.ts'
import { cast } from '../fixtures/people.ts'
import { type Json, openTestShop, type TestShop } from '../fixtures/shop.ts'

let shop: TestShop
let people: Awaited<ReturnType<typeof cast>>

beforeAll(async () => {
  shop = await openTestShop()
  people = await cast(shop)
})
afterAll(() => shop.close())

const otherId = '0190a1b2-c3d4-7e5f-8a9b-0c1d2e3f4a5b'
/** Everything that somebody might hope is taken over from a body as it is. */
const wishes = {
  _id: otherId,
  id: otherId,
  role: 'admin',
  status: 'Completed',
  emailVerified: true,
  twoFactorEnabled: true,
  price: 1,
  pricePaise: 1,
  subTotal: 1,
  grandTotal: 1,
  tax: 0,
  quantityInStock: 999,
  user: { name: 'Somebody', email: 'x@example.com' },
  customer: otherId,
  customerId: otherId,
  customerName: 'Somebody',
  paymentId: { status: 'Completed' },
  number: 1,
  createdAt: '2001-01-01T00:00:00Z',
  authorName: 'Somebody',
  __proto__: { isAdmin: true },
  constructor: { prototype: { isAdmin: true } },
}
const stored = async (email: string) =>
  (await shop.services.db.select().from(users).where(eq(users.email, email)))[0]

describe('what is added to a body changes nothing', () => {
  test('when registering', async () => {
    const person = { name: 'Sly Fox', email: 'sly@example.com', password: 'silk@123', contact: '9812345670' }
    await shop.call('POST', '/api/register', { json: { ...wishes, status: 'inactive', ...person } })
    const row = await stored(person.email)
    expect(row).toMatchObject({
      role: 'customer',
      status: 'active',
      emailVerified: false,
      twoFactorEnabled: false,
    })
    expect(row?.id).not.toBe(otherId)
    expect(row?.createdAt.getFullYear()).toBeGreaterThan(2020)
  })

  test('when changing the own profile', async () => {
    const { ravi } = people
    const before = await stored(ravi.email)
    const json = { ...wishes, status: '1', email: 'taken@example.com', password: 'other@123', name: 'Ravi K' }
    const path = `/api/admin/user/update/${ravi.id}`
    expect((await shop.call('POST', path, { as: ravi, json })).status).toBe(200)
    const { updatedAt: _then, ...same } = before ?? {}
    expect(await stored(ravi.email)).toMatchObject({ ...same, name: 'Ravi K' })
  })

  test('when putting into the bag and ordering', async () => {
    const { meera, ravi } = people
    const saree = await addProduct(shop, { name: 'Plain Silk', pricePaise: 500_000, quantity: 5 })
    const added = await shop.call('POST', `/api/cart/add/${saree.id}`, {
      as: meera,
      json: { ...wishes, userId: ravi.id, cartId: otherId },
    })
    const [line] = added.body.currentCart.items
    const json = { ...wishes, productId: otherId, size: 'XXL', quantity: 2 }
    const changed = await shop.call('POST', `/api/cart/update/${line._id}`, { as: meera, json })
    expect(changed.body.currentCart.items).toMatchObject([
      { product: { _id: saree.id, price: 5000 }, quantity: 2 },
    ])
    const { body } = await shop.call('POST', `/api/cart/place-order/${changed.body.currentCart._id}`, {
      as: meera,
      json: { ...wishes, billingAddress: { ...billing, ...wishes }, device: 'desktop' },
    })
    const { order } = body
    expect(order).toMatchObject({
      status: 'placed',
      customer: { name: 'Meera Iyer' },
      paymentId: { status: 'Pending', type: 'upi' },
      items: [{ quantity: 2, product: { price: 5000 } }],
    })
    expect(order.grandTotal).toBeGreaterThanOrEqual(10_000)
    expect(order.number).toBeGreaterThan(1000)
    expect(order._id).not.toBe(otherId)
    expect(Object.keys(order.billingAddress).sort()).toEqual([...Object.keys(billing), 'companyName'].sort())
    expect(
      (await shop.call('POST', '/api/order/user', { as: ravi, json: { userId: ravi.id } })).body,
    ).toEqual([])
  })

  test('when writing a review', async () => {
    const { meera, ravi } = people
    const saree = await addProduct(shop, { name: 'Reviewed Silk' })
    const { body } = await shop.call('POST', '/api/reviews', {
      as: meera,
      json: { ...wishes, userId: ravi.id, productId: saree.id, comment: 'Soft', rating: 4 },
    })
    expect(body).toMatchObject({ user: { name: 'Meera Iyer' }, rating: 4 })
    expect(body._id).not.toBe(otherId)
    expect(body.createdAt).not.toContain('2001')
  })

  test('in an admin’s forms: ids, dates and counted fields stay the shop’s own', async () => {
    const { adminAsha } = people
    const json = { name: 'By Hand', email: 'hand@example.com', password: 'silk@123', contact: '9812345670' }
    const { body } = await shop.call('POST', '/api/admin/user/store', {
      as: adminAsha,
      json: { ...wishes, status: 'active', role: 'customer', ...json },
    })
    expect(body.user._id).not.toBe(otherId)
    expect(await stored(json.email)).toMatchObject({ emailVerified: false, twoFactorEnabled: false })
    const settings = await shop.call('POST', '/api/admin/shop', {
      as: adminAsha,
      json: { ...wishes, tagline: 'Silk' },
    })
    const names = new Set(Object.keys(settings.body))
    for (const wish of ['role', 'isAdmin', 'subTotal']) expect(names.has(wish)).toBe(false)
  })

  test('and no object of the program has new properties', async () => {
    const body =
      '{"__proto__":{"isAdmin":true},"constructor":{"prototype":{"isAdmin":true}},"email":"a@b.co"}'
    for (const path of ['/api/login', '/api/register', '/api/user/forgot-password']) {
      await shop.call('POST', path, { body, headers: { 'content-type': 'application/json' } })
    }
    expect(({} as Json).isAdmin).toBeUndefined()
  })
})
