import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { products } from '#/features/catalog/tables/catalog.tables.ts'
import { newId } from '#/platform/db/ids.ts'
import { addProduct, stockOf } from '../../../test/fixtures/goods.ts'
import {
  clearOrders,
  crowd,
  fillBag,
  orderOf,
  placeBag,
  setPaid,
  setStatus,
} from '../../../test/fixtures/orders.ts'
import { type KnownPerson, signUp } from '../../../test/fixtures/people.ts'
import { changeSettings } from '../../../test/fixtures/settings.ts'
import { type Json, openTestShop, type Person, type TestShop } from '../../../test/fixtures/shop.ts'

let shop: TestShop
let other: TestShop
let admin: KnownPerson
let saree: { id: string }

beforeAll(async () => {
  shop = await openTestShop({ RATE_LIMITS: 'on' })
  other = await shop.anotherProcess()
  admin = await signUp(shop, 'Asha Verma', 'admin')
})
afterAll(async () => {
  await other.close()
  await shop.close()
})
beforeEach(async () => {
  await clearOrders(shop)
  await shop.services.db.delete(products)
  saree = await addProduct(shop, { name: 'Silk Saree', quantity: 14 })
})

const either = (at: number) => (at % 2 === 0 ? shop : other)
/** Everybody lives elsewhere, unless it is said where. */
const elsewhere = (at: number) => ({
  contact: `98765${String(at).padStart(5, '0')}`,
  address: `${at} Temple Street`,
})
const many = (size: number) => crowd(shop, size)
const one = async (): Promise<Person> => (await many(1))[0] as Person

/** A bag of one piece, ordered by somebody new who shares `fields` with others. */
async function place(as: Person, at: number, fields: Json) {
  const cart = await fillBag(either(at), as, { product: saree })
  return placeBag(either(at), as, cart._id, { ...elsewhere(at), payment: 'cod', ...fields })
}

test('fourteen cash orders of a fresh account do not empty the stock', async () => {
  const somebody = await one()
  const statuses: number[] = []
  for (let at = 0; at < 14; at += 1) {
    const cart = await fillBag(shop, somebody, { product: saree })
    const { status, body } = await placeBag(shop, somebody, cart._id, { ...elsewhere(at), payment: 'cod' })
    statuses.push(status)
    if (status !== 201) {
      expect(body.code).toBe('too_many_open')
      expect(body.message).toContain('There are 5 orders on your account')
      expect(body.message).toContain('pay or cancel one')
    }
  }
  expect(statuses).toEqual([...Array(5).fill(201), ...Array(9).fill(409)])
  expect(await stockOf(shop, saree)).toBe(9)
})

test.each([
  [
    'mobile number, however it is typed',
    ['9812345670', '98123 45670', '+91 98123-45670'].map((contact) => ({ contact })),
  ],
  [
    'address, however it is typed',
    ['14/2, Temple Street', '14-2 TEMPLE street', '14/2 Temple  Street.'].map((address) => ({ address })),
  ],
] as const)('fourteen accounts at once with one %s get five orders', async (_name, spellings) => {
  const answers = await Promise.all(
    (await many(14)).map((as, at) => place(as, at, spellings[at % spellings.length])),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([...Array(5).fill(201), ...Array(9).fill(409)])
  expect(new Set(answers.filter(({ status }) => status === 409).map(({ body }) => body.code))).toEqual(
    new Set(['too_many_open']),
  )
  expect(await stockOf(shop, saree)).toBe(9)
})

test('those who have nothing in common do not meet', async () => {
  const answers = await Promise.all((await many(10)).map((as, at) => place(as, at, {})))
  expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(201))
})

test('what is refused stays in the bag, and the next try after a cancelled order goes through', async () => {
  const somebody = await one()
  const placed: Json[] = []
  for (let at = 0; at < 5; at += 1) placed.push(await orderOf(shop, somebody, saree, elsewhere(at)))
  const cart = await fillBag(shop, somebody, { product: saree })
  expect((await placeBag(shop, somebody, cart._id, elsewhere(9))).status).toBe(409)
  const bag = await shop.call('POST', '/api/cart', { as: somebody })
  expect(bag.body.currentCart.items).toHaveLength(1)
  await shop.call('POST', `/api/order/${placed[0]._id}/cancel`, { as: somebody })
  expect((await placeBag(shop, somebody, cart._id, elsewhere(9))).status).toBe(201)
})

test('a cart that was ordered already is answered with its order, whatever is open', async () => {
  const somebody = await one()
  for (let at = 0; at < 4; at += 1) await orderOf(shop, somebody, saree, elsewhere(at))
  const cart = await fillBag(shop, somebody, { product: saree })
  const first = await placeBag(shop, somebody, cart._id, elsewhere(8))
  expect(first.status).toBe(201)
  expect(await placeBag(shop, somebody, cart._id, elsewhere(8))).toMatchObject({
    status: 200,
    body: { order: { _id: first.body.order._id } },
  })
})

test('paid and delivered orders do not count', async () => {
  const somebody = await one()
  for (let at = 0; at < 8; at += 1) {
    const order = await orderOf(shop, somebody, saree, elsewhere(at))
    if (at < 4) await setPaid(shop, order)
    else await setStatus(shop, order, 'delivered')
  }
})

test('the numbers are the shop’s, and a single large order is no matter', async () => {
  await changeSettings(shop, { openOrdersMost: 3, openPiecesMost: 8 })
  await shop.services.db.update(products).set({ quantity: 100 })
  await expect
    .poll(async () => (await shop.call('GET', '/api/shop', { as: admin })).body.openPiecesMost)
    .toBe(8)
  const order = async (somebody: Person, quantity: number, at: number) => {
    const cart = await fillBag(shop, somebody, { product: saree, quantity })
    const answer = await placeBag(shop, somebody, cart._id, elsewhere(at))
    if (answer.status !== 201)
      await shop.call('DELETE', `/api/cart/delete/${cart.items[0]._id}`, { as: somebody })
    return answer.status
  }
  const large = await one()
  expect(await order(large, 9, 0)).toBe(201)
  expect(await order(large, 1, 1)).toBe(409)
  const several = await one()
  expect(await order(several, 3, 2)).toBe(201)
  expect(await order(several, 3, 3)).toBe(201)
  expect(await order(several, 3, 4)).toBe(409)
  expect(await order(several, 2, 5)).toBe(201)
  expect(await order(several, 1, 6)).toBe(409)
})

test('whoever orders and cancels over and over is stopped, by the whole or by its last piece; admins are not', async () => {
  const somebody = await one()
  const cancelled = async (at: number) => {
    const { order } = (await place(somebody, 900, {})).body
    const [line] = order.items
    const whole = `/api/order/${order._id}/cancel`
    const pieces = `/api/order/${order._id}/cancel-items`
    const json = { requestId: newId(), lines: [{ item: line._id, pieces: 1 }] }
    const answer =
      at % 2 === 0
        ? await shop.call('POST', whole, { as: somebody })
        : await other.call('POST', pieces, { as: somebody, json })
    return { status: answer.status, whole }
  }
  for (let at = 0; at < 30; at++) expect((await cancelled(at)).status).toBe(200)
  expect((await cancelled(30)).status).toBe(429)
  const { status, whole } = await cancelled(31)
  expect(status).toBe(429)
  expect((await shop.call('POST', whole, { as: admin })).body.status).toBe('cancelled')
})
