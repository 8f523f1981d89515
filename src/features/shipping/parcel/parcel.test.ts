import { afterAll, describe, expect, test } from 'vitest'
import { newId } from '#/platform/db/ids.ts'
import { mailsAbout } from '../../../../test/fixtures/orderMails.ts'
import { openOrderShop } from '../../../../test/fixtures/orderShop.ts'
import { setStatus } from '../../../../test/fixtures/orders.ts'
import type { Json, Person } from '../../../../test/fixtures/shop.ts'

const orderShop = await openOrderShop()
const { shop, people, either, post, step, seen, auditOf } = orderShop
const product = await orderShop.newProduct({ quantity: 500 })
afterAll(orderShop.close)

const correct = ({ _id }: Json, json: Json, at = shop, as: Person = people.adminAsha) =>
  post(`/admin/order/parcel/${_id}`, json, as, at)

async function shipped(): Promise<Json> {
  const order = await orderShop.orderOfThree(product, { payment: 'cod' })
  await step(order, { status: 'packed' })
  await step(order, { status: 'shipped', carrier: 'DTDC', trackingNumber: 'D1' })
  return order
}
const right = { carrier: 'Delhivery', trackingNumber: 'DL1' }

describe('a wrong tracking number', () => {
  test('is corrected: order, log, audit and a mail; the same again changes nothing', async () => {
    const order = await shipped()
    const answers = await Promise.all(Array.from({ length: 6 }, (_, at) => correct(order, right, either(at))))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    const body = await seen(order, people.meera)
    expect(body).toMatchObject({ status: 'shipped', ...right })
    expect(body.events.slice(2)).toMatchObject([
      { event: 'shipped' },
      { event: 'parcelChanged', text: 'Delhivery DL1, not DTDC D1' },
    ])
    const mails = await mailsAbout(shop, order._id)
    expect(mails.slice(2)).toEqual(['order.shipped', 'order.parcelChanged'])
    expect((await auditOf(order)).at(-1)).toMatchObject({
      action: 'order.correctParcel',
      before: { carrier: 'DTDC', trackingNumber: 'D1' },
      after: right,
    })
  })

  test('of a parcel that arrived is corrected without a mail', async () => {
    const order = await shipped()
    await step(order, { status: 'delivered' })
    expect(await correct(order, right)).toMatchObject({ status: 200, body: right })
    expect(await mailsAbout(shop, order._id)).not.toContain('order.parcelChanged')
  })

  test('is asked for whole, and only of a parcel that left', async () => {
    const order = await shipped()
    for (const [json, field] of [
      [{ carrier: ' ', trackingNumber: 'DL1' }, 'carrier'],
      [{ carrier: 'Delhivery' }, 'trackingNumber'],
      [{ carrier: 'Delhivery', trackingNumber: 'x'.repeat(61) }, 'trackingNumber'],
    ] as const) {
      expect(await correct(order, json)).toMatchObject({ status: 422, body: { errors: [{ field }] } })
    }
    for (const status of ['placed', 'packed', 'cancelled', 'returned'] as const) {
      await setStatus(shop, order, status)
      expect(await correct(order, right)).toMatchObject({ status: 409, body: { code: 'no_parcel' } })
    }
    expect(await correct({ _id: newId() }, right)).toMatchObject({ status: 404 })
    expect((await correct(order, right, shop, people.meera)).status).toBe(403)
  })
})
