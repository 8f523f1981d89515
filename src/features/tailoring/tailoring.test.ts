import { afterAll, beforeAll, expect, test } from 'vitest'
import { invoiceOf } from '#/features/invoices/issueInvoice.actions.ts'
import { orderSchema } from '#/features/orders/schema/orders.schema.ts'
import { findSlips } from '#/features/shipping/slip/slip.store.ts'
import { changeSettings } from '#/features/shop/shop.store.ts'
import { newId } from '#/platform/db/ids.ts'
import { addProduct, stockOf } from '../../../test/fixtures/goods.ts'
import { billing, fillBag, placeBag, setPaid, setStatus } from '../../../test/fixtures/orders.ts'
import { cast } from '../../../test/fixtures/people.ts'
import { type Json, openTestShop, type TestShop } from '../../../test/fixtures/shop.ts'
import { blousePoints } from './tailoring.rules.ts'

let shop: TestShop
let people: Awaited<ReturnType<typeof cast>>
const services: Record<string, string> = {}

beforeAll(async () => {
  shop = await openTestShop()
  people = await cast(shop)
  const add = async (name: string, json: Json) => {
    const as = people.adminAsha
    const { status, body } = await shop.call('POST', '/api/admin/tailoring', { as, json: { name, ...json } })
    expect(status).toBe(201)
    services[name] = body.service._id
  }
  await add('Fall and pico', { price: '₹150', sac: '998821', gstClass: 'gst5', days: '2', refundable: true })
  await add('Blouse stitching', { price: 650, days: 5, asksMeasurements: true })
})
afterAll(() => shop.close())

const measurements = Object.fromEntries(blousePoints.map((point) => [point, 914]))
const bagServices = async () => (await shop.call('GET', '/api/tailoring/bag', { as: people.meera })).body
const choose = (item: Json, json: Json, as = people.meera) =>
  shop.call('POST', `/api/tailoring/bag/${item._id}`, { as, json })
const both = () => [services['Fall and pico'], services['Blouse stitching']]

/** Two sarees with both services, 899 + 150 + 650 rupees each. */
async function placed(): Promise<Json> {
  const product = await addProduct(shop, { name: `Silk ${newId()}`, pricePaise: 89_900, quantity: 5 })
  const bag = await fillBag(shop, people.meera, { product, quantity: 2 })
  expect((await choose(bag.items[0], { services: both(), measurements })).status).toBe(200)
  const { order } = (await placeBag(shop, people.meera, bag._id)).body
  return { ...order, product }
}
const seen = async ({ _id }: Json) =>
  (await shop.call('GET', `/api/order/${_id}`, { as: people.adminAsha })).body

test('nothing is chosen for anybody; what is chosen is offered, measured, and of the own bag', async () => {
  const product = await addProduct(shop, { name: 'Cotton', pricePaise: 89_900, quantity: 5 })
  const bag = await fillBag(shop, people.meera, { product })
  const [item] = bag.items
  const before = await bagServices()
  expect(before).toMatchObject({ total: 0, days: 0, measurements: null })
  expect(before.lines[0].services.map(({ chosen }: Json) => chosen)).toEqual([false, false])
  expect(await choose(item, { services: both() })).toMatchObject({
    status: 422,
    body: { code: 'measurements_missing', errors: [{ field: 'measurements' }] },
  })
  expect((await choose(item, { services: [newId()] })).body.code).toBe('service_not_offered')
  expect((await choose(item, { services: [] }, people.ravi)).status).toBe(404)
  const now = await choose(item, { services: both(), measurements })
  expect(now.body).toMatchObject({ total: 800, days: 5, measurements })
  // They are kept for next time, and can be forgotten.
  expect((await choose(item, { services: both() })).status).toBe(200)
  await shop.call('DELETE', '/api/tailoring/measurements', { as: people.meera })
  expect((await bagServices()).measurements).toBeNull()
  await shop.call('DELETE', `/api/cart/delete/${item._id}`, { as: people.meera })
})

test('an order has services as priced lines with a tax of their own, and goods as before', async () => {
  const order = await placed()
  expect(order).toMatchObject({ subTotal: 3398, grandTotal: 3398, paymentId: { amount: 3398 } })
  const { product: _product, ...answered } = order
  expect(orderSchema.parse(answered)).toEqual(answered)
  expect(order.items).toHaveLength(1)
  const [{ _id: item }] = order.items
  expect(order.services).toMatchObject([
    { name: 'Blouse stitching', forItem: item, price: 650, quantity: 2, days: 5, refundable: false },
    { name: 'Fall and pico', forItem: item, price: 150, quantity: 2, days: 2, refundable: true },
  ])
  expect(order.services[0]).not.toHaveProperty('measurements')
  expect((await seen(order)).services[0]).toMatchObject({ measurements })
  expect(await findSlips(shop.services.db, { orderId: order._id })).toMatchObject([
    { items: [{ quantity: 2 }], services: [{ name: 'Blouse stitching', quantity: 2 }, { quantity: 2 }] },
  ])
  await changeSettings(shop.services.db, { gstin: '09ABCDE1234F1ZY' })
  await setPaid(shop, order)
  const { lines } = await invoiceOf(shop.services.db, 'anyone', order._id)
  expect(lines).toMatchObject([
    { rate: 5, amountPaise: 179_800 },
    { name: 'Blouse stitching', isService: true, rate: 18, amountPaise: 130_000 },
    { name: 'Fall and pico', isService: true, hsn: '998821', rate: 5, amountPaise: 30_000 },
  ])
})

test('cancelled before packing, a piece takes its services with it', async () => {
  const order = await placed()
  const lines = [{ item: order.items[0]._id, pieces: 1 }]
  const cancel = (json: Json) =>
    shop.call('POST', `/api/order/${order._id}/cancel-items`, { as: people.meera, json })
  const requestId = newId()
  const { status } = await cancel({ requestId, lines })
  expect(status).toBe(200)
  // The same again has no effect.
  expect((await cancel({ requestId, lines })).status).toBe(200)
  const now = await seen(order)
  expect(now).toMatchObject({ grandTotal: 1699, items: [{ quantity: 1, cancelled: 1 }] })
  expect(now.services.map(({ quantity }: Json) => quantity)).toEqual([1, 1])
  expect(await stockOf(shop, order.product)).toBe(4)
  const service = [{ item: order.services[0]._id, pieces: 1 }]
  expect((await cancel({ requestId: newId(), lines: service })).status).toBe(422)
})

test('what was done stays paid when the piece comes back, unless the shop said otherwise', async () => {
  const order = await placed()
  await setPaid(shop, order)
  await setStatus(shop, order, 'delivered')
  const json = {
    requestId: newId(),
    lines: [{ item: order.items[0]._id, pieces: 2, restock: 2 }],
    reason: 'mind',
  }
  const { status, body } = await shop.call('POST', `/api/admin/order/return/${order._id}`, {
    as: people.adminAsha,
    json,
  })
  expect(status).toBe(200)
  // 2 x 899 and 2 x 150, less 100 for fetching them; the stitching is not given back.
  expect(body).toMatchObject({ status: 'returned', refunds: [{ amount: 1998 }] })
  expect(body.services.map(({ returned = 0 }: Json) => returned)).toEqual([0, 2])
  expect(await stockOf(shop, order.product)).toBe(5)
})

test('a gift is wrapped as a line of the parcel, and nothing in it says what it cost', async () => {
  await changeSettings(shop.services.db, { giftWrap: true, giftWrapPrice: 99 })
  const product = await addProduct(shop, { name: 'A Gift', pricePaise: 89_900, quantity: 5 })
  const bag = await fillBag(shop, people.meera, { product })
  const gift = { wrap: true, message: 'For Diwali' }
  const place = (payment: string) =>
    shop.call('POST', `/api/cart/place-order/${bag._id}`, {
      as: people.meera,
      json: { billingAddress: { ...billing, payment }, gift },
    })
  expect(await place('cod')).toMatchObject({
    status: 409,
    body: { code: 'gift_not_by_cash', errors: [{ field: 'billingAddress.payment' }] },
  })
  const { order } = (await place('upi')).body
  expect(order).toMatchObject({
    gift,
    grandTotal: 998,
    items: [{ quantity: 1 }],
    services: [{ name: 'Gift wrap', forItem: null, price: 99, quantity: 1 }],
  })
  expect(await findSlips(shop.services.db, { orderId: order._id })).toMatchObject([{ gift }])
  await shop.call('POST', `/api/order/${order._id}/cancel`, { as: people.meera })
  expect(await stockOf(shop, product)).toBe(5)
})
