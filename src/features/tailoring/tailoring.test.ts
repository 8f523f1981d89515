import { and, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { invoiceOf } from '#/features/invoices/issueInvoice.actions.ts'
import { orderSchema } from '#/features/orders/schema/orders.schema.ts'
import { orderItems } from '#/features/orders/tables/orders.tables.ts'
import { findSlips } from '#/features/shipping/slip/slip.store.ts'
import { newId } from '#/platform/db/ids.ts'
import { addProduct, stockOf } from '../../../test/fixtures/goods.ts'
import { billing, fillBag, placeBag, setPaid, setStatus } from '../../../test/fixtures/orders.ts'
import { cast } from '../../../test/fixtures/people.ts'
import { changeSettings } from '../../../test/fixtures/settings.ts'
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

test('nothing is stitched by measurements that are gone: the order says so and is not placed, and the bag stays', async () => {
  const product = await addProduct(shop, { name: 'Unmeasured', pricePaise: 89_900, quantity: 5 })
  const bag = await fillBag(shop, people.meera, { product })
  const [item] = bag.items
  expect((await choose(item, { services: both(), measurements })).status).toBe(200)
  // In another tab, while the checkout is open.
  await shop.call('DELETE', '/api/tailoring/measurements', { as: people.meera })
  expect(await placeBag(shop, people.meera, bag._id)).toMatchObject({
    status: 422,
    body: {
      code: 'measurements_missing',
      message: 'We need your measurements for Blouse stitching. Please give them, or do without it.',
    },
  })
  // Nor by a part of them, which came with another choice.
  const [first] = blousePoints
  const part = { services: [services['Fall and pico']], measurements: { [first ?? 'bust']: 914 } }
  const more = await fillBag(shop, people.meera, {
    product: await addProduct(shop, { name: 'Beside it', pricePaise: 50_000, quantity: 5 }),
  })
  await choose(
    more.items.find(({ _id }: Json) => _id !== item._id),
    part,
  )
  expect((await placeBag(shop, people.meera, bag._id)).body.code).toBe('measurements_missing')
  expect((await choose(item, { services: both(), measurements })).status).toBe(200)
  const { status, body } = await placeBag(shop, people.meera, bag._id)
  expect([status, body.order.items.length]).toEqual([201, 2])
  expect((await seen(body.order)).services[0]).toMatchObject({ name: 'Blouse stitching', measurements })
})

test('what the shop stopped doing since it was chosen is neither done nor paid', async () => {
  const as = people.adminAsha
  const json = { name: 'Beading', price: 300 }
  const { service } = (await shop.call('POST', '/api/admin/tailoring', { as, json })).body
  const product = await addProduct(shop, { name: 'Beaded', pricePaise: 89_900, quantity: 5 })
  const bag = await fillBag(shop, people.meera, { product })
  expect((await choose(bag.items[0], { services: [service._id] })).body.total).toBe(300)
  const path = `/api/admin/tailoring/${service._id}`
  await shop.call('POST', path, { as, json: { ...json, status: false } })
  expect((await bagServices()).total).toBe(0)
  const { order } = (await placeBag(shop, people.meera, bag._id)).body
  expect(order.grandTotal).toBe(899)
  expect(order).not.toHaveProperty('services')
  await shop.call('DELETE', path, { as })
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
  await changeSettings(shop, { gstin: '09ABCDE1234F1ZY' })
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
  const wrong = [{ item: newId(), pieces: 1 }]
  expect((await cancel({ requestId: newId(), lines: wrong })).status).toBe(422)
})

const cancelItems = (order: Json, lines: Json[], as = people.meera, requestId = newId()) =>
  shop.call('POST', `/api/order/${order._id}/cancel-items`, { as, json: { requestId, lines } })
const begin = (order: Json, service: Json) =>
  shop.call('POST', `/api/admin/order/${order._id}/begin/${service._id}`, { as: people.adminAsha })

test('a service is done without while it waits: it leaves alone, and no more of it with its piece', async () => {
  const order = await placed()
  const [stitching, fall] = order.services
  const requestId = newId()
  const lines = [{ item: stitching._id, pieces: 1 }]
  expect(await cancelItems(order, lines, people.meera, requestId)).toMatchObject({
    status: 200,
    body: { grandTotal: 2748, paymentId: { amount: 2748 }, items: [{ quantity: 2 }] },
  })
  // The same again has no effect; something else under its key is refused.
  expect((await cancelItems(order, lines, people.meera, requestId)).body.grandTotal).toBe(2748)
  const more = [{ item: stitching._id, pieces: 2 }]
  expect((await cancelItems(order, more, people.meera, requestId)).status).toBe(409)
  // The piece that is left has its stitching: the other one goes without.
  const piece = [{ item: order.items[0]._id, pieces: 1 }]
  const { body } = await cancelItems(order, piece)
  expect(body).toMatchObject({ grandTotal: 1699, items: [{ quantity: 1 }] })
  expect(body.services.map(({ quantity }: Json) => quantity)).toEqual([1, 1])
  expect((await cancelItems(order, [{ item: fall._id, pieces: 2 }])).status).toBe(409)
})

test('what the shop began with its customer does not cancel, nor its piece, and is told why', async () => {
  const order = await placed()
  const [stitching, fall] = order.services
  expect((await begin(order, fall)).body.services[1]).toMatchObject({ begun: true })
  // Its price goes back by the rule of the service: the order may be cancelled.
  expect((await seen(order)).actions).toContain('cancel')
  const { body } = await begin(order, stitching)
  expect(body.events.map(({ event, text }: Json) => [event, text])).toContainEqual([
    'workBegun',
    'Blouse stitching',
  ])
  expect((await begin(order, stitching)).body.events).toHaveLength(body.events.length)
  const own = (await shop.call('GET', `/api/order/${order._id}`, { as: people.meera })).body
  expect(own.actions).not.toContain('cancel')
  const words = 'We have begun with Blouse stitching. Please write to us, and we see what can be done.'
  const whole = await shop.call('POST', `/api/order/${order._id}/cancel`, { as: people.meera })
  expect(whole).toMatchObject({ status: 409, body: { code: 'work_begun', message: words } })
  const piece = [{ item: order.items[0]._id, pieces: 1 }]
  expect(await cancelItems(order, piece)).toMatchObject({
    status: 409,
    body: { code: 'work_begun', errors: [{ field: 'lines', message: words }] },
  })
  for (const item of [stitching._id, fall._id]) {
    expect((await cancelItems(order, [{ item, pieces: 1 }])).status).toBeGreaterThanOrEqual(409)
  }
  // By the shop: the piece leaves with what goes back, and the stitching stays paid.
  const less = (await cancelItems(order, piece, people.adminAsha)).body
  expect(less).toMatchObject({ grandTotal: 2349, items: [{ quantity: 1 }] })
  expect(less.services.map(({ quantity }: Json) => quantity)).toEqual([2, 1])
  // The whole order the shop may cancel; nothing is begun once it is packed.
  const other = await placed()
  await setStatus(shop, other, 'packed')
  expect((await begin(other, other.services[0])).status).toBe(409)
  expect((await begin(other, order.services[0])).status).toBe(404)
  const over = await shop.call('POST', `/api/order/${order._id}/cancel`, { as: people.adminAsha })
  expect(over.body).toMatchObject({ status: 'cancelled' })
})

test('a change of this process is seen at once, before its own notice is heard', async () => {
  const product = await addProduct(shop, { name: 'Seen Silk', pricePaise: 89_900, quantity: 5 })
  const names = async () =>
    (await shop.call('GET', `/api/tailoring/product/${product.id}`)).body.services.map(
      ({ name }: Json) => name,
    )
  const before = await names()
  const { db } = shop.services
  // As long as the database announces nothing, no notice is on its way.
  await db.execute(sql`alter table tailoring_services disable trigger tailoring_services_notice`)
  const dropped = vi.spyOn(shop.services.responseCache, 'drop')
  const as = people.adminAsha
  const json = { name: 'Tassels', price: 100 }
  const { service } = (await shop.call('POST', '/api/admin/tailoring', { as, json })).body
  expect(await names()).toEqual([...before, 'Tassels'].toSorted())
  expect(dropped).toHaveBeenCalledWith(['tailoring'])
  await shop.call('POST', `/api/admin/tailoring/${service._id}`, { as, json: { ...json, name: 'Knots' } })
  expect(await names()).toEqual([...before, 'Knots'].toSorted())
  expect((await shop.call('DELETE', `/api/admin/tailoring/${service._id}`, { as })).status).toBe(200)
  expect(await names()).toEqual(before)
  await db.execute(sql`alter table tailoring_services enable trigger tailoring_services_notice`)
})

test('a product says what is offered with it, to visitors too, in every process as soon as it changes', async () => {
  const product = await addProduct(shop, { name: 'Shown Silk', pricePaise: 89_900, quantity: 5 })
  const other = await shop.anotherProcess()
  const dropped = vi.spyOn(other.services.responseCache, 'drop')
  const names = async (of = other) =>
    (await of.call('GET', `/api/tailoring/product/${product.id}`)).body.services.map(({ name }: Json) => name)
  expect((await shop.call('GET', `/api/tailoring/product/${newId()}`)).status).toBe(404)
  const before = ['Blouse stitching', 'Fall and pico']
  expect(await names()).toEqual(before)
  const change = (status: boolean) =>
    shop.call('POST', `/api/admin/tailoring/${services['Fall and pico']}`, {
      as: people.adminAsha,
      json: {
        name: 'Fall and pico',
        price: 150,
        days: 2,
        sac: '998821',
        gstClass: 'gst5',
        refundable: true,
        status,
      },
    })
  await change(false)
  // Pages that show them end with it.
  await expect.poll(() => dropped.mock.calls).toContainEqual([['tailoring']])
  await expect.poll(() => names()).toEqual(['Blouse stitching'])
  await change(true)
  await expect.poll(() => names()).toEqual(before)
  await expect.poll(() => names(shop as never)).toEqual(before)
  await other.close()
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
  await changeSettings(shop, { giftWrap: true, giftWrapPrice: 99 })
  await expect.poll(async () => (await shop.call('GET', '/api/shop')).body.giftWrapPrice).toBe(99)
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
  const { db } = shop.services
  const wraps = await db
    .select({ sac: orderItems.hsn, gstClass: orderItems.gstClass })
    .from(orderItems)
    .where(and(eq(orderItems.orderId, order._id), eq(orderItems.kind, 'service')))
  expect(wraps).toEqual([{ sac: '998541', gstClass: 'gst18' }])
  expect((await cancelItems(order, [{ item: order.services[0]._id, pieces: 1 }])).status).toBe(422)
  await shop.call('POST', `/api/order/${order._id}/cancel`, { as: people.meera })
  expect(await stockOf(shop, product)).toBe(5)
  // Words alone cost nothing.
  const { _id } = await fillBag(shop, people.meera, { product })
  const json = { billingAddress: billing, gift: { wrap: false, message: 'For Holi' } }
  const plain = await shop.call('POST', `/api/cart/place-order/${_id}`, { as: people.meera, json })
  expect(plain.body.order).toMatchObject({ gift: json.gift, grandTotal: 899 })
})
