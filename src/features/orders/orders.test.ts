import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { products } from '#/features/catalog/tables/catalog.tables.ts'
import { newId } from '#/platform/db/ids.ts'
import { addProduct, stockGoods } from '../../../test/fixtures/goods.ts'
import { clearOrders, fillBag, orderOf, placeBag } from '../../../test/fixtures/orders.ts'
import { cast } from '../../../test/fixtures/people.ts'
import { type Json, openTestShop, type TestShop } from '../../../test/fixtures/shop.ts'

let shop: TestShop
let people: Awaited<ReturnType<typeof cast>>
let goods: Awaited<ReturnType<typeof stockGoods>>

beforeAll(async () => {
  shop = await openTestShop()
  people = await cast(shop)
  goods = await stockGoods(shop)
})
beforeEach(() => clearOrders(shop))
afterAll(() => shop.close())

const idsOf = ({ body }: { body: { _id: string }[] }) => body.map(({ _id }) => _id)

describe('reading orders', () => {
  test('[ORDER-04] a customer gets the own orders only, newest first', async () => {
    const { meera, ravi } = people
    const older = await orderOf(shop, meera, goods.cottonSaree)
    const newer = await orderOf(shop, meera, goods.cottonSaree)
    const foreign = await orderOf(shop, ravi, goods.cottonSaree)
    expect((await shop.call('GET', `/api/order/${foreign._id}`, { as: meera })).status).toBe(404)
    const mine = await shop.call('POST', '/api/order/user', { as: meera, json: { userId: meera.id } })
    expect(mine.status).toBe(200)
    expect(mine.body).toEqual([newer, older])
    expect(mine.headers.get('x-total-count')).toBe('2')
    for (const userId of [ravi.id, newId(), 'anyone']) {
      const answer = await shop.call('POST', '/api/order/user', { as: meera, json: { userId } })
      expect(answer.status).toBe(403)
    }
    const asAdmin = await shop.call('POST', '/api/order/user', {
      as: people.adminAsha,
      json: { userId: meera.id },
    })
    expect(idsOf(asAdmin)).toEqual([newer._id, older._id])
    const nobody = await shop.call('POST', '/api/order/user', {
      as: people.adminAsha,
      json: { userId: 'anyone' },
    })
    expect(nobody).toMatchObject({ status: 200, body: [] })
  })

  test('one order is for its owner and admins', async () => {
    const order = await orderOf(shop, people.meera, goods.cottonSaree)
    const read = async (as: object, id = order._id) =>
      (await shop.call('GET', `/api/order/${id}`, { as })).status
    expect(await read(people.visitor)).toBe(401)
    expect(await read(people.meera)).toBe(200)
    expect(await read(people.ravi)).toBe(404)
    expect(await read(people.adminAsha)).toBe(200)
    expect(await read(people.adminAsha, newId())).toBe(404)
    expect(await read(people.adminAsha, order.number)).toBe(404)
  })

  test('admins list all, search by id, beginning of an id, number, mobile number and name, and page', async () => {
    const { adminAsha } = people
    const made = []
    for (const person of [people.meera, people.ravi, people.meera]) {
      made.push(await orderOf(shop, person, goods.cottonSaree))
    }
    const [first, second, third] = made
    const list = async (query: string) => shop.call('GET', `/api/admin/order${query}`, { as: adminAsha })
    const ids = async (query: string) => idsOf(await list(query))
    expect(await ids('')).toEqual([third._id, second._id, first._id])
    expect(await ids(`?q=${second._id}`)).toEqual([second._id])
    expect(await ids(`?q=${second._id.toUpperCase().replaceAll('-', '')}`)).toEqual([second._id])
    expect((await ids(`?q=${first._id.slice(0, 8)}`)).length).toBeGreaterThan(0)
    expect(await ids(`?q=%23${third.number}`)).toEqual([third._id])
    expect(await ids('?q=nothing-like-it')).toEqual([])
    expect(await ids('?q=ravi%20kum')).toEqual([second._id])
    expect(await ids('?q=%2B91%2098765%2043210')).toHaveLength(3)
    expect(await ids('?q=9876543211')).toEqual([])
    expect(await ids('?q=m%25i')).toEqual([])
    const page = await list('?limit=2&page=1')
    expect(idsOf(page)).toEqual([third._id, second._id])
    expect(page.headers.get('x-total-count')).toBe('3')
    expect(page.headers.get('link')).toContain('page=2')
    expect(await ids('?limit=2&page=2')).toEqual([first._id])
    for (const query of ['?limit=0', '?limit=101', '?page=x', '?payment=maybe', '?needs=tea']) {
      expect((await list(query)).status).toBe(422)
    }
  })

  test('the list of all orders is for admins', async () => {
    expect((await shop.call('GET', '/api/admin/order', { as: people.visitor })).status).toBe(401)
    expect((await shop.call('GET', '/api/admin/order', { as: people.meera })).status).toBe(403)
    const json = { userId: people.meera.id }
    expect((await shop.call('POST', '/api/order/user', { as: people.visitor, json })).status).toBe(401)
    expect((await shop.call('POST', '/api/order/user', { as: people.meera, json: {} })).status).toBe(422)
  })
})

describe('order again', () => {
  const again = ({ _id }: Json, as: object = people.meera) =>
    shop.call('POST', `/api/order/${_id}/again`, { as })
  const bagOf = async () => (await shop.call('POST', '/api/cart', { as: people.meera })).body.currentCart

  test('fills the bag up to what the order had, once, and says what is not as it was', async () => {
    const { db } = shop.services
    const sized = { enableSize: true, sizes: ['M'], quantity: 9 }
    const kurta = await addProduct(shop, { name: 'Again Kurta', ...sized, pricePaise: 100_00 })
    const saree = await addProduct(shop, { name: 'Again Saree', quantity: 4 })
    const gone = await addProduct(shop, { name: 'Again Gone' })
    const bag = await fillBag(
      shop,
      people.meera,
      ...[{ product: kurta, size: 'M', quantity: 2 }, { product: saree, quantity: 3 }, { product: gone }],
    )
    const { order } = (await placeBag(shop, people.meera, bag._id)).body
    await db.update(products).set({ pricePaise: 120_00 }).where(eq(products.id, kurta.id))
    await db.update(products).set({ deletedAt: new Date() }).where(eq(products.id, gone.id))
    await fillBag(shop, people.meera, { product: kurta, size: 'M' })
    const { status, body } = await again(order)
    expect(status).toBe(200)
    expect(body.lines).toMatchObject([
      { asked: 2, inBag: 2, added: 1, was: 100, now: 120, problem: null, size: 'M' },
      { asked: 3, inBag: 1, added: 1, problem: 'fewer', text: 'Only 1 of 3 can be had.' },
      { asked: 1, inBag: 0, added: 0, problem: 'gone', now: null },
    ])
    expect(body.currentCart).toEqual(await bagOf())
    expect(body.currentCart.items).toMatchObject([{ quantity: 2 }, { quantity: 1 }])
    const second = await again(order)
    expect(second.body.lines.map(({ added }: Json) => added)).toEqual([0, 0, 0])
    expect(second.body.currentCart).toEqual(body.currentCart)
  })

  test('is for the owner alone, and begins a bag where there is none', async () => {
    const order = await orderOf(shop, people.ravi, goods.cottonSaree)
    for (const as of [people.meera, people.adminAsha]) expect((await again(order, as)).status).toBe(404)
    // At the same time too: one bag, one piece.
    const both = await Promise.all([again(order, people.ravi), again(order, people.ravi)])
    expect(both.map(({ status }) => status)).toEqual([200, 200])
    const { body } = await shop.call('POST', '/api/cart', { as: people.ravi })
    expect(body.currentCart.items).toMatchObject([{ quantity: 1 }])
  })
})
