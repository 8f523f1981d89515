import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { refunds } from '#/features/orders/tables/refunds.tables.ts'
import { paymentProvider } from '#/features/providers/registry/registry.ts'
import { openCardShop } from '../../../test/fixtures/cardShop.ts'
import { mailsAbout } from '../../../test/fixtures/orderMails.ts'
import { sign } from '../../../test/fixtures/razorpayDouble.ts'
import type { Json } from '../../../test/fixtures/shop.ts'
import { fetchRefundUpdates } from './pollProvider.jobs.ts'

const cardShop = await openCardShop({ gstin: '09ABCDE1234F1Z5' })
const { razorpay, shop, other, people, post, receive, seen, eventsOf, started, paid, cancelled } = cardShop
beforeEach(cardShop.calm)
afterAll(cardShop.close)

describe('a refund made in the provider’s dashboard', () => {
  test('is written down: for owner and admin, in the story, by mail, with its credit note', async () => {
    const { order, payment } = await paid()
    await shop.call('GET', `/api/order/${order._id}/invoice.pdf`, { as: people.meera })
    const made = razorpay.refundByHand(payment, 25_000)
    expect(await receive(razorpay.refundEvent(made, { name: 'refund.created' }))).toMatchObject({
      status: 200,
    })
    const line = { amount: 250, kind: 'razorpay', state: 'sent', origin: 'razorpay', reference: made.id }
    expect(await seen(order)).toMatchObject({
      refunds: [{ ...line, by: '' }],
      refundable: 649,
      creditNotes: [{ amount: 250 }],
    })
    const mine = await seen(order, people.meera)
    expect(mine.refunds).toMatchObject([line])
    expect(mine.events.at(-1)).toMatchObject({
      event: 'refunded',
      text: `₹250.00 to the card, made at Razorpay, reference ${made.id}`,
    })
    expect(await mailsAbout(shop, order._id)).toEqual(['order.placed', 'order.paid', 'order.refunded'])
  })

  test('is counted once, however often, in whatever order and from wherever it is told', async () => {
    const { order, payment } = await paid()
    const made = razorpay.refundByHand(payment, 25_000)
    const created = razorpay.refundEvent({ ...made, status: 'pending' }, { name: 'refund.created' })
    const processed = razorpay.refundEvent(made)
    const deliver = (at: typeof shop) => [
      receive(created, at),
      receive(processed, at),
      receive(razorpay.refundEvent(made), at),
    ]
    const provider = paymentProvider(shop.services.config)
    if (!provider) throw new Error('No cards')
    await Promise.all([
      ...deliver(shop),
      ...deliver(other),
      fetchRefundUpdates(shop.services, provider, new Date()),
      fetchRefundUpdates(other.services, provider, new Date()),
    ])
    await Promise.all(deliver(other))
    expect((await seen(order)).refunds).toMatchObject([{ amount: 250, state: 'sent' }])
    expect(await eventsOf(order, 'refunded')).toHaveLength(1)
    expect(await eventsOf(order, 'note')).toEqual([])
  })

  test('of what a cancellation owes leaves nothing due', async () => {
    const { order, payment } = await cancelled()
    await receive(razorpay.refundEvent(razorpay.refundByHand(payment, 89_900)))
    expect(await seen(order)).toMatchObject({ refunds: [{ amount: 899, state: 'sent' }], refundable: 0 })
    const { body } = await shop.call('GET', '/api/admin/order?needs=refunds', { as: people.adminAsha })
    expect(body.some(({ _id }: Json) => _id === order._id)).toBe(false)
  })

  test('of a part leaves the rest due, which Zari can send', async () => {
    const { order, payment } = await cancelled()
    await receive(razorpay.refundEvent(razorpay.refundByHand(payment, 50_000)))
    const [rest, sent] = (await seen(order)).refunds
    expect([rest, sent]).toMatchObject([
      { amount: 399, state: 'due' },
      { amount: 500, state: 'sent' },
    ])
    const { body } = await post(`/admin/refund/send/${rest._id}`, { kind: 'razorpay' })
    expect(body.refunds.map(({ state }: Json) => state)).toEqual(['sent', 'sent'])
  })

  test('that was written down by hand already, with the provider’s id, is not counted again', async () => {
    const { order, payment, refund } = await cancelled()
    const made = razorpay.refundByHand(payment, 40_000)
    await post(`/admin/refund/send/${refund._id}`, { kind: 'bank', reference: made.id, amount: 400 })
    await receive(razorpay.refundEvent(made))
    expect((await seen(order)).refunds).toMatchObject([
      { amount: 400, kind: 'bank' },
      { amount: 499, state: 'due' },
    ])
  })

  test('is told under a true signature only', async () => {
    const { order, payment } = await paid()
    const { body, headers } = razorpay.refundEvent(razorpay.refundByHand(payment, 25_000))
    for (const signature of ['', sign(body, razorpay.env.RAZORPAY_KEY_SECRET ?? '')]) {
      const forged = { body, headers: { ...headers, 'x-razorpay-signature': signature } }
      expect(await receive(forged)).toMatchObject({ status: 400, body: { code: 'bad_signature' } })
    }
    expect(await receive({ body: body.replace('25000', '26000'), headers })).toMatchObject({ status: 400 })
    expect((await seen(order)).refunds).toEqual([])
  })

  test('of a payment that nobody spoke of before brings the payment with it', async () => {
    const { order, payment } = await started()
    await receive(razorpay.refundEvent(razorpay.refundByHand(payment, 10_000)))
    expect(await seen(order)).toMatchObject({
      paymentId: { status: 'Completed' },
      refunds: [{ amount: 100 }],
    })
  })

  test('of all, heard of before the payment, is found by the check', async () => {
    const { order, payment } = await started()
    const whole = razorpay.refundByHand(payment, 89_900)
    await receive(razorpay.refundEvent(whole))
    expect((await seen(order)).paymentId.status).toBe('Pending')
    await receive(razorpay.event(payment))
    const provider = paymentProvider(shop.services.config)
    if (provider) await fetchRefundUpdates(shop.services, provider, new Date())
    expect((await seen(order)).refunds).toMatchObject([{ amount: 899, state: 'sent', reference: whole.id }])
  })

  test('of a payment on top of another is noted', async () => {
    const { order, payment } = await paid()
    const second = razorpay.pay(payment.order_id)
    await receive(razorpay.event(second))
    await receive(razorpay.refundEvent(razorpay.refundByHand(second, 89_900)))
    const notes = await eventsOf(order, 'note')
    expect(notes.map(({ text }: Json) => text)).toEqual([
      `Card payment ${second.id} came on top of another payment. Please refund it.`,
      expect.stringContaining(
        `₹899.00 of card payment ${second.id}, which this order does not count, went back at Razorpay: refund`,
      ),
    ])
    expect((await seen(order)).refunds).toEqual([])
  })
})

describe('a refund that Zari sent itself', () => {
  const send = (refund: Json, json: Json = { kind: 'razorpay' }) =>
    post(`/admin/refund/send/${refund._id}`, json)

  test('is not counted again when the provider tells of it', async () => {
    const { order, refund } = await cancelled()
    await send(refund, { kind: 'razorpay', amount: 400 })
    const [made] = razorpay.refunds
    if (!made) throw new Error('Nothing was sent')
    for (const name of ['refund.created', 'refund.processed'])
      await receive(razorpay.refundEvent(made, { name }))
    expect((await seen(order)).refunds).toMatchObject([
      { amount: 400, state: 'sent', origin: 'shop', by: 'Asha Verma' },
      { amount: 499, state: 'due' },
    ])
  })

  test.each(['receipt', 'notes'])('although its answer was lost is known by its %s', async (name) => {
    const { order, refund } = await cancelled()
    razorpay.mischief = 'lost_answer'
    expect(await send(refund, { kind: 'razorpay', amount: 400, note: 'By card' })).toMatchObject({
      status: 503,
    })
    razorpay.mischief = undefined
    const [made] = razorpay.refunds
    if (!made) throw new Error('Nothing was sent')
    const delivered = name === 'receipt' ? { ...made, notes: [] } : { ...made, receipt: null }
    await receive(razorpay.refundEvent(delivered))
    expect((await seen(order)).refunds).toMatchObject([
      { _id: refund._id, amount: 400, state: 'sent', origin: 'shop', by: 'Asha Verma', note: 'By card' },
      { amount: 499, state: 'due', isUnsure: false },
    ])
    expect((await send(refund)).body.refunds).toHaveLength(2)
    expect(razorpay.refunds).toHaveLength(1)
  })

  test('and of which the provider says neither name before it answers is counted once', async () => {
    const { order, refund } = await cancelled()
    razorpay.mischief = 'lost_answer'
    await send(refund, { kind: 'razorpay', amount: 400 })
    razorpay.mischief = undefined
    const [made] = razorpay.refunds
    if (!made) throw new Error('Nothing was sent')
    await receive(razorpay.refundEvent({ ...made, receipt: null, notes: [] }))
    const before = new Date(Date.now() - 60_000)
    await shop.services.db.update(refunds).set({ askedAt: before }).where(eq(refunds.id, refund._id))
    expect((await send(refund)).status).toBe(200)
    const all: Json[] = (await seen(order)).refunds
    const sumOf = (state: string) =>
      all.filter((one) => one.state === state).reduce((sum, { amount }) => sum + amount, 0)
    expect([sumOf('sent'), sumOf('due')]).toEqual([400, 499])
  })
})
