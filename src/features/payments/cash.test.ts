import { afterAll, describe, expect, test } from 'vitest'
import { newId } from '#/platform/db/ids.ts'
import { mailsAbout } from '../../../test/fixtures/orderMails.ts'
import { openOrderShop } from '../../../test/fixtures/orderShop.ts'
import { eventsOf, parcel } from '../../../test/fixtures/orders.ts'

const orderShop = await openOrderShop()
const { shop, people, either, post, step, cancel, seen, auditOf } = orderShop
const product = await orderShop.newProduct()
afterAll(orderShop.close)

const placed = (payment: 'upi' | 'cod') => orderShop.orderOfThree(product, { payment })
const collect = (paymentId: string, at = shop) =>
  post(`/admin/order/cash-collected/${paymentId}`, undefined, undefined, at)

describe('cash', () => {
  test('is written down once, and the payment is completed', async () => {
    const order = await placed('cod')
    await step(order, { status: 'packed' })
    expect((await step(order, parcel)).status).toBe(200)
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, at) => collect(order.paymentId._id, either(at))),
    )
    for (const answer of answers)
      expect(answer).toMatchObject({ status: 200, body: { message: 'Cash collected' } })
    const body = await seen(order, people.meera)
    expect(body.paymentId.status).toBe('Completed')
    expect(eventsOf(body)).toEqual(['placed', 'packed', 'shipped', 'paid'])
    const actions = (await auditOf(order)).map(({ action }) => action)
    expect(actions).toEqual(['order.pack', 'order.ship', 'order.collectCash'])
    // Whoever paid at the door knows it.
    expect(await mailsAbout(shop, order._id)).not.toContain('order.paid')
  })

  test('is neither offered nor taken before the parcel has left', async () => {
    const order = await placed('cod')
    const early = { status: 409, body: { code: 'cash_too_early' } }
    expect(await collect(order.paymentId._id)).toMatchObject(early)
    const packed = await step(order, { status: 'packed' })
    expect(packed.body.actions).not.toContain('collectCash')
    expect(await collect(order.paymentId._id)).toMatchObject(early)
    expect((await step(order, parcel)).body.actions).toContain('collectCash')
    expect((await collect(order.paymentId._id)).status).toBe(200)
  })

  test('is for orders in cash that stand', async () => {
    const upi = await placed('upi')
    expect(await collect(upi.paymentId._id)).toMatchObject({
      status: 409,
      body: { code: 'not_cod' },
    })
    const cod = await placed('cod')
    await cancel(cod)
    expect(await collect(cod.paymentId._id)).toMatchObject({
      status: 409,
      body: { code: 'order_over' },
    })
    expect((await collect(newId())).status).toBe(404)
  })
})
