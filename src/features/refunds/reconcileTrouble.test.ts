import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { refunds } from '#/features/orders/tables/refunds.tables.ts'
import { newId } from '#/platform/db/ids.ts'
import { openCardShop } from '../../../test/fixtures/cardShop.ts'
import { type ProviderPayment, sign } from '../../../test/fixtures/razorpayDouble.ts'
import type { Json } from '../../../test/fixtures/shop.ts'

const cardShop = await openCardShop()
const { razorpay, shop, people, post, receive, seen, eventsOf, started, paid, cancelled, owe } = cardShop
beforeEach(cardShop.calm)
afterAll(cardShop.close)

describe('a refund that fails', () => {
  test('after it was sent is due again, is shown, and can be sent again', async () => {
    const { order, refund } = await cancelled()
    await post(`/admin/refund/send/${refund._id}`, { kind: 'razorpay', note: 'By card' })
    const [made] = razorpay.refunds
    if (!made) throw new Error('Nothing was sent')
    made.status = 'failed'
    for (const _ of [1, 2]) await receive(razorpay.refundEvent(made, { name: 'refund.failed' }))
    // Said before it failed, heard after.
    await receive(razorpay.refundEvent({ ...made, status: 'processed' }))
    const now = await seen(order)
    expect(now.refunds).toMatchObject([
      { _id: refund._id, state: 'failed', reference: made.id },
      { amount: 899, state: 'due', kind: 'razorpay', note: 'By card', isUnsure: false },
    ])
    expect(await eventsOf(order, 'refundFailed')).toMatchObject([
      { text: `₹899.00 to the card, reference ${made.id}` },
    ])
    const { body: workList } = await shop.call('GET', '/api/admin/order?needs=refunds', {
      as: people.adminAsha,
    })
    expect(workList.some(({ _id }: Json) => _id === order._id)).toBe(true)
    const { body } = await post(`/admin/refund/send/${now.refunds[1]._id}`, { kind: 'razorpay' })
    expect(body.refunds).toMatchObject([{ state: 'failed' }, { state: 'sent' }])
    expect(razorpay.refunds).toHaveLength(2)
  })

  test('in the dashboard before anybody spoke of it is never counted', async () => {
    const { order, payment } = await paid()
    const made = razorpay.refundByHand(payment, 25_000, { status: 'failed' })
    await receive(razorpay.refundEvent(made, { name: 'refund.failed' }))
    await receive(razorpay.refundEvent({ ...made, status: 'pending' }, { name: 'refund.created' }))
    expect(await seen(order)).toMatchObject({
      refunds: [{ amount: 250, state: 'failed', origin: 'razorpay' }],
      refundable: 899,
    })
    expect(await eventsOf(order, 'refunded')).toEqual([])
  })

  test('at once, which whoever asked was told, changes nothing', async () => {
    const { order, refund } = await cancelled()
    razorpay.mischief = 'failed'
    expect(await post(`/admin/refund/send/${refund._id}`, { kind: 'razorpay' })).toMatchObject({
      status: 409,
    })
    const payment = razorpay.payments.at(-1)
    if (!payment) throw new Error('No payment')
    const made = razorpay.refundByHand(payment, 89_900, { status: 'failed', receipt: refund._id })
    await receive(razorpay.refundEvent(made, { name: 'refund.failed' }))
    expect((await seen(order)).refunds).toMatchObject([{ _id: refund._id, state: 'due' }])
  })

  test('is the only change that the database lets happen to what was sent', async () => {
    const { order, payment } = await paid()
    await receive(razorpay.refundEvent(razorpay.refundByHand(payment, 25_000)))
    const { db } = shop.services
    const change = (fields: object) => db.update(refunds).set(fields).where(eq(refunds.orderId, order._id))
    const failed = { state: 'failed' as const, failedAt: new Date() }
    await expect(change({ ...failed, amountPaise: 1 })).rejects.toThrow()
    await expect(change({ state: 'due', sentAt: null })).rejects.toThrow()
    await change(failed)
    await expect(change({ state: 'sent', failedAt: null })).rejects.toThrow()
  })
})

describe('a provider that lies', () => {
  test.each([
    ['over more than was paid', { amount: 90_000 }],
    ['in dollars', { amount: 25_000, currency: 'USD' }],
    ['in a state that nobody knows', { amount: 25_000, status: 'reversed' }],
  ])('about a refund %s is not believed; a person is told once', async (_, { amount, ...fields }) => {
    const { order, payment } = await paid()
    const made = razorpay.refundByHand(payment, amount, fields as object)
    const errors = vi.spyOn(shop.services.log, 'error')
    for (const _ of [1, 2]) expect(await receive(razorpay.refundEvent(made))).toMatchObject({ status: 200 })
    expect(errors).toHaveBeenCalledTimes(1)
    errors.mockRestore()
    expect(await seen(order)).toMatchObject({ refunds: [], refundable: 899 })
    expect(await eventsOf(order, 'note')).toMatchObject([{ text: expect.stringContaining(made.id) }])
  })

  test('about the amount of a refund that is known changes nothing', async () => {
    const { order, payment } = await paid()
    const made = razorpay.refundByHand(payment, 25_000)
    await receive(razorpay.refundEvent(made))
    await receive(razorpay.refundEvent({ ...made, amount: 30_000 }))
    expect((await seen(order)).refunds).toMatchObject([{ amount: 250 }])
    expect(await eventsOf(order, 'note')).toHaveLength(1)
  })

  test('beside what the shop sent itself never makes more than was paid', async () => {
    const { order, payment } = await paid()
    await owe(order, { amount: 500 })
    const [due] = (await seen(order)).refunds
    await post(`/admin/refund/send/${due._id}`, { kind: 'cash' })
    await receive(razorpay.refundEvent(razorpay.refundByHand(payment, 39_901)))
    expect((await seen(order)).refunds).toHaveLength(1)
    await receive(razorpay.refundEvent(razorpay.refundByHand(payment, 39_900)))
    expect(await seen(order)).toMatchObject({ refundable: 0, refunds: [{ amount: 500 }, { amount: 399 }] })
  })

  test('about payments and refunds that are not ours is heard', async () => {
    const stranger: ProviderPayment = {
      id: 'pay_x',
      order_id: 'o',
      amount: 1,
      currency: 'INR',
      status: 'captured',
    }
    expect(await receive(razorpay.refundEvent(razorpay.refundByHand(stranger, 1)))).toMatchObject({
      status: 200,
    })
    const { order, payment } = await paid()
    for (const fields of [{ amount: 0 }, { amount: -1 }, { amount: 0.5 }, { id: '' }, { payment_id: null }]) {
      const nonsense = { ...razorpay.refundByHand(payment, 1), ...fields } as never
      expect(await receive(razorpay.refundEvent(nonsense))).toMatchObject({ status: 200 })
    }
    expect((await seen(order)).refunds).toEqual([])
  })

  test('about the payment of another order beside a refund is not believed', async () => {
    const [one, two] = [await paid(), await started()]
    const event = JSON.parse(razorpay.refundEvent(razorpay.refundByHand(one.payment, 10_000)).body)
    event.payload.payment.entity = two.payment
    const mixed = JSON.stringify(event)
    const signature = sign(mixed, razorpay.env.RAZORPAY_WEBHOOK_SECRET ?? '')
    await receive({
      body: mixed,
      headers: { 'x-razorpay-event-id': newId(), 'x-razorpay-signature': signature },
    })
    expect((await seen(two.order)).paymentId.status).toBe('Pending')
    expect((await seen(one.order)).refunds).toHaveLength(1)
  })
})
