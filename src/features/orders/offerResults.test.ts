import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#/platform/db/ids.ts'
import { addProduct } from '../../../test/fixtures/goods.ts'
import { addOffer } from '../../../test/fixtures/offers.ts'
import { openOrderShop } from '../../../test/fixtures/orderShop.ts'
import { fillBag, placeBag } from '../../../test/fixtures/orders.ts'
import type { Json } from '../../../test/fixtures/shop.ts'

const { shop, people, post, approve, put, owe, cancel, close } = await openOrderShop()
let saree: { id: string }
beforeAll(async () => {
  saree = await addProduct(shop, { name: 'Festival Saree', pricePaise: 1_000_00, quantity: 50 })
  await addOffer(shop, { label: 'Diwali10' })
})
afterAll(close)

/** So many pieces for 900 each, a hundred less than they cost. */
async function ordered(quantity: number, payment = 'upi'): Promise<Json> {
  const bag = await fillBag(shop, people.meera, { product: saree, quantity })
  return (await placeBag(shop, people.meera, bag._id, { payment })).body.order
}
const shown = async () => {
  const { body } = await shop.call('GET', '/api/admin/offer', { as: people.adminAsha })
  const [{ orders, sold, returned, cost }] = body
  return [orders, sold, returned, cost]
}
const one = (order: Json) => [{ item: order.items[0]._id, pieces: 1 }]

test('what an offer sold and cost follows its orders: cancelled pieces, returns, refunds by hand, orders that never were paid', async () => {
  const order = await ordered(3)
  expect(await shown()).toEqual([1, 2700, 0, 300])
  // One of three is cancelled before packing: two stay sold, and two hundred were given for them.
  await post(`/order/${order._id}/cancel-items`, { requestId: newId(), lines: one(order) }, people.meera)
  expect(await shown()).toEqual([1, 1800, 900, 200])
  await approve(order)
  await put(order, 'delivered')
  // Something for a flaw is money that came back, and no piece.
  await owe(order, { amount: 50, note: 'A pulled thread' })
  expect(await shown()).toEqual([1, 1750, 950, 200])
  const returning = { requestId: newId(), lines: one(order), reason: 'size', refund: 900 }
  expect((await post(`/admin/order/return/${order._id}`, returning)).status).toBe(200)
  expect(await shown()).toEqual([1, 850, 1850, 100])
  // A cancelled one is none of the offer's; one that came back from the door unpaid sold nothing.
  await cancel(await ordered(1))
  expect(await shown()).toEqual([1, 850, 1850, 100])
  const refused = await ordered(1, 'cod')
  expect(await shown()).toEqual([2, 1750, 1850, 200])
  await put(refused, 'shipped')
  const outcome = { status: 'undelivered', outcome: 'refused', restock: [] }
  expect((await post(`/admin/order/status/${refused._id}`, outcome)).body.status).toBe('undelivered')
  expect(await shown()).toEqual([2, 850, 2750, 100])
})
