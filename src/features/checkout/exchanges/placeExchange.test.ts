import { afterAll, beforeEach, expect, test } from 'vitest'
import { insertEvent } from '#/features/orders/life.store.ts'
import { payments } from '#/features/orders/tables/payments.tables.ts'
import { newId } from '#/platform/db/ids.ts'
import { addProduct } from '../../../../test/fixtures/goods.ts'
import { openOrderShop } from '../../../../test/fixtures/orderShop.ts'
import { fillBag, placeBag, setPaid } from '../../../../test/fixtures/orders.ts'
import { changeSettings } from '../../../../test/fixtures/settings.ts'
import type { Json } from '../../../../test/fixtures/shop.ts'

const orderShop = await openOrderShop()
const { shop, people, post, put, seen } = orderShop
const { db } = shop.services
afterAll(orderShop.close)
// Nobody may have many orders that are not paid.
beforeEach(() => db.update(payments).set({ status: 'Completed' }))

const family = 'Jamdani'
const sizes = { enableSize: true, sizes: ['M', 'L'], quantity: 50, family }
const kurta = await addProduct(shop, { name: 'Jamdani Kurta', pricePaise: 1_000_00, ...sizes })
const dear = await addProduct(shop, { name: 'Jamdani Dear', pricePaise: 1_300_00, family })

const guard = async (json: Json) => {
  expect((await post('/admin/cod/settings', { isOn: true, ...json })).status).toBe(200)
}
const limits = { most: 0, openMost: 0, noCashPins: '' }
const strict = { ...limits, confirmFrom: 1, advanceFrom: 2 }
const mild = { ...limits, confirmFrom: 99, advanceFrom: 100 }

/** A kurta that was paid at the door, exchanged for something else; a difference is to be paid at the door again. */
async function exchanged(instead: Json): Promise<Json> {
  await guard(mild)
  await changeSettings(shop, { upiId: 'weavers@okbank', upiName: 'Zari Weavers' })
  const bag = await fillBag(shop, people.meera, { product: kurta, size: 'M' })
  const { order } = (await placeBag(shop, people.meera, bag._id, { payment: 'cod' })).body
  await setPaid(shop, order)
  await insertEvent(db, { orderId: order._id, event: 'delivered' })
  await put(order, 'delivered')
  const requestId = newId()
  const lines = [{ item: order.items[0]._id, pieces: 1, instead }]
  const wish = { requestId, lines, reason: 'size', payBy: 'cod' }
  expect((await post(`/order/${order._id}/return-request`, wish, people.meera)).status).toBe(200)
  return { ...order, requestId }
}
const accept = async ({ _id, requestId }: Json): Promise<Json> => {
  const json = { requestId, handover: 'send', note: 'To our shop' }
  const { status, body } = await post(`/admin/order/return-request/accept/${_id}`, json)
  expect([status, body.code]).toEqual([200, undefined])
  return seen({ _id: body.exchanges[0].other._id }, people.meera)
}
const partEvents = ({ events }: Json) =>
  events.flatMap(({ event, text }: Json) => (event === 'exchanged' ? text : []))
const byUpi = 'The difference of ₹300.00 is paid by UPI: we do not take cash at the door for this order.'

test.each([
  ['a press or a part would be asked for', strict],
  ['no cash is taken there at all', { ...mild, noCashPins: '600' }],
  ['so much is not taken at the door', { ...mild, most: 299 }],
])(
  'the difference of an exchange is not taken in cash where %s, and the customer reads so',
  async (_, settings) => {
    await changeSettings(shop, { upiId: 'weavers@okbank', upiName: 'Zari Weavers' })
    const order = await exchanged({ product: dear.id })
    await guard(settings)
    const placed = await accept(order)
    expect(placed).toMatchObject({ credit: 1000, paymentId: { type: 'upi', status: 'Pending', amount: 300 } })
    expect(placed.billingAddress.payment).toBe('upi')
    expect(partEvents(placed)).toEqual([byUpi])
    const { body } = await shop.call('GET', `/api/order/${placed._id}/upi`, { as: people.meera })
    expect(body).toMatchObject({ amount: 300 })
  },
)

test.each([
  ['nothing would be asked: the guard looks at the difference, not at the whole', { ...mild, most: 300 }],
  ['the guard is off', { ...strict, isOn: false }],
])('it is taken at the door as it was chosen where %s', async (_, settings) => {
  const order = await exchanged({ product: dear.id })
  await guard(settings)
  const placed = await accept(order)
  expect(placed.paymentId).toMatchObject({ type: 'cod', status: 'Pending', amount: 300 })
  expect(partEvents(placed)).toEqual([])
})

test('nothing is said of cash where there is no difference, and a shop without UPI takes it at the door', async () => {
  const same = await exchanged({ product: kurta.id, size: 'L' })
  await guard(strict)
  expect(partEvents(await accept(same))).toEqual([])
  const order = await exchanged({ product: dear.id })
  await changeSettings(shop, { upiId: '' })
  await guard(strict)
  const placed = await accept(order)
  expect(placed.paymentId).toMatchObject({ type: 'cod', amount: 300 })
  expect(partEvents(placed)).toEqual([])
})
