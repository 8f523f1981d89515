import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { stockGoods } from '../../../../test/fixtures/goods.ts'
import { mailsAbout } from '../../../../test/fixtures/orderMails.ts'
import { orderOf } from '../../../../test/fixtures/orders.ts'
import { cast } from '../../../../test/fixtures/people.ts'
import {
  openRazorpayDouble,
  type ProviderPayment,
  type RazorpayDouble,
  sign,
  type WebhookCall,
} from '../../../../test/fixtures/razorpayDouble.ts'
import { type Json, openTestShop, type TestShop } from '../../../../test/fixtures/shop.ts'
import { newId } from '../../../platform/db/ids.ts'
import { changeSettings } from '../../shop/shop.store.ts'
import { refunds, refundWatch } from '../orders.tables.ts'
import { askForRefunds, lookForRefunds } from './watching.ts'

let razorpay: RazorpayDouble
let shop: TestShop
/** A second process on the same database, so that no lock of one process can hide a race. */
let other: TestShop
let people: Awaited<ReturnType<typeof cast>>
let goods: Awaited<ReturnType<typeof stockGoods>>

beforeAll(async () => {
  razorpay = await openRazorpayDouble()
  shop = await openTestShop(razorpay.env)
  other = await shop.anotherProcess()
  people = await cast(shop)
  goods = await stockGoods(shop)
  await changeSettings(shop.services.db, { gstin: '09ABCDE1234F1Z5' })
})
beforeEach(() => {
  razorpay.mischief = undefined
  razorpay.refunds.length = 0
  razorpay.asked.length = 0
})
afterAll(async () => {
  await other.close()
  await shop.close()
  await razorpay.close()
})

const post = (path: string, json: Json = {}, as: object = people.adminAsha) =>
  shop.call('POST', `/api${path}`, { as, json })
const hear = ({ body, headers }: WebhookCall, at = shop) =>
  at.call('POST', '/api/payment/razorpay/webhook', { body, headers })
const seen = async (order: Json, as: object = people.adminAsha): Promise<Json> =>
  (await shop.call('GET', `/api/order/${order._id}`, { as })).body
const eventsOf = async (order: Json, event: string) =>
  (await seen(order)).events.filter((happened: Json) => happened.event === event)

async function started() {
  const order = await orderOf(shop, people.meera, goods.cottonSaree, { payment: 'card' })
  const { body } = await post(`/order/${order._id}/card/start`, {}, people.meera)
  return { order, payment: razorpay.pay(body.providerOrderId) }
}
/** 899 rupees, paid by card. */
async function paid() {
  const made = await started()
  await hear(razorpay.event(made.payment))
  return made
}
async function cancelled() {
  const made = await paid()
  const { body } = await post(`/order/${made.order._id}/cancel`, {}, people.meera)
  return { ...made, refund: body.refunds[0] }
}
const owe = (order: Json, amount: number) =>
  post(`/admin/order/refund/${order._id}`, { requestId: newId(), amount })

describe('a refund made in the provider’s dashboard', () => {
  test('is written down: for owner and admin, in the story, by mail, with its credit note', async () => {
    const { order, payment } = await paid()
    await shop.call('GET', `/api/order/${order._id}/invoice.pdf`, { as: people.meera })
    const made = razorpay.refundByHand(payment, 25_000)
    expect(await hear(razorpay.refundEvent(made, { name: 'refund.created' }))).toMatchObject({ status: 200 })
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
    const tell = (at: TestShop) => [
      hear(created, at),
      hear(processed, at),
      hear(razorpay.refundEvent(made), at),
    ]
    const { card } = shop.services.config
    if (!card) throw new Error('No cards')
    await Promise.all([
      ...tell(shop),
      ...tell(other),
      askForRefunds(shop.services, card, new Date()),
      askForRefunds(other.services, card, new Date()),
    ])
    await Promise.all(tell(other))
    expect((await seen(order)).refunds).toMatchObject([{ amount: 250, state: 'sent' }])
    expect(await eventsOf(order, 'refunded')).toHaveLength(1)
    expect(await eventsOf(order, 'note')).toEqual([])
  })

  test('of what a cancellation owes leaves nothing due', async () => {
    const { order, payment } = await cancelled()
    await hear(razorpay.refundEvent(razorpay.refundByHand(payment, 89_900)))
    expect(await seen(order)).toMatchObject({ refunds: [{ amount: 899, state: 'sent' }], refundable: 0 })
    const { body } = await shop.call('GET', '/api/admin/order?needs=returns', { as: people.adminAsha })
    expect(body.some(({ _id }: Json) => _id === order._id)).toBe(false)
  })

  test('of a part leaves the rest due, which Zari can send', async () => {
    const { order, payment } = await cancelled()
    await hear(razorpay.refundEvent(razorpay.refundByHand(payment, 50_000)))
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
    await hear(razorpay.refundEvent(made))
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
      expect(await hear(forged)).toMatchObject({ status: 400, body: { code: 'bad_signature' } })
    }
    expect(await hear({ body: body.replace('25000', '26000'), headers })).toMatchObject({ status: 400 })
    expect((await seen(order)).refunds).toEqual([])
  })

  test('of a payment that nobody spoke of before brings the payment with it', async () => {
    const { order, payment } = await started()
    await hear(razorpay.refundEvent(razorpay.refundByHand(payment, 10_000)))
    expect(await seen(order)).toMatchObject({
      paymentId: { status: 'Completed' },
      refunds: [{ amount: 100 }],
    })
  })

  test('of all, heard of before the payment, is found by the check', async () => {
    const { order, payment } = await started()
    const whole = razorpay.refundByHand(payment, 89_900)
    await hear(razorpay.refundEvent(whole))
    expect((await seen(order)).paymentId.status).toBe('Pending')
    await hear(razorpay.event(payment))
    const { card } = shop.services.config
    if (card) await askForRefunds(shop.services, card, new Date())
    expect((await seen(order)).refunds).toMatchObject([{ amount: 899, state: 'sent', reference: whole.id }])
  })

  test('of a payment on top of another is noted', async () => {
    const { order, payment } = await paid()
    const second = razorpay.pay(payment.order_id)
    await hear(razorpay.event(second))
    await hear(razorpay.refundEvent(razorpay.refundByHand(second, 89_900)))
    const notes = await eventsOf(order, 'note')
    expect(notes.map(({ text }: Json) => text)).toEqual([
      `Card payment ${second.id} came on top of another payment. Please refund it.`,
      expect.stringContaining(
        `₹899.00 of card payment ${second.id}, which this order does not count, went back`,
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
      await hear(razorpay.refundEvent(made, { name }))
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
    const told = name === 'receipt' ? { ...made, notes: [] } : { ...made, receipt: null }
    await hear(razorpay.refundEvent(told))
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
    await hear(razorpay.refundEvent({ ...made, receipt: null, notes: [] }))
    const before = new Date(Date.now() - 60_000)
    await shop.services.db.update(refunds).set({ askedAt: before }).where(eq(refunds.id, refund._id))
    expect((await send(refund)).status).toBe(200)
    const all: Json[] = (await seen(order)).refunds
    const sumOf = (state: string) =>
      all.filter((one) => one.state === state).reduce((sum, { amount }) => sum + amount, 0)
    expect([sumOf('sent'), sumOf('due')]).toEqual([400, 499])
  })
})

describe('a refund that fails', () => {
  test('after it was sent is due again, is shown, and can be sent again', async () => {
    const { order, refund } = await cancelled()
    await post(`/admin/refund/send/${refund._id}`, { kind: 'razorpay', note: 'By card' })
    const [made] = razorpay.refunds
    if (!made) throw new Error('Nothing was sent')
    made.status = 'failed'
    for (const _ of [1, 2]) await hear(razorpay.refundEvent(made, { name: 'refund.failed' }))
    // Said before it failed, heard after.
    await hear(razorpay.refundEvent({ ...made, status: 'processed' }))
    const now = await seen(order)
    expect(now.refunds).toMatchObject([
      { _id: refund._id, state: 'failed', reference: made.id },
      { amount: 899, state: 'due', kind: 'razorpay', note: 'By card', isUnsure: false },
    ])
    expect(await eventsOf(order, 'refundFailed')).toMatchObject([
      { text: `₹899.00 to the card, reference ${made.id}` },
    ])
    const { body: queue } = await shop.call('GET', '/api/admin/order?needs=returns', { as: people.adminAsha })
    expect(queue.some(({ _id }: Json) => _id === order._id)).toBe(true)
    const { body } = await post(`/admin/refund/send/${now.refunds[1]._id}`, { kind: 'razorpay' })
    expect(body.refunds).toMatchObject([{ state: 'failed' }, { state: 'sent' }])
    expect(razorpay.refunds).toHaveLength(2)
  })

  test('in the dashboard before anybody spoke of it is never counted', async () => {
    const { order, payment } = await paid()
    const made = razorpay.refundByHand(payment, 25_000, { status: 'failed' })
    await hear(razorpay.refundEvent(made, { name: 'refund.failed' }))
    await hear(razorpay.refundEvent({ ...made, status: 'pending' }, { name: 'refund.created' }))
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
    await hear(razorpay.refundEvent(made, { name: 'refund.failed' }))
    expect((await seen(order)).refunds).toMatchObject([{ _id: refund._id, state: 'due' }])
  })

  test('is the only change that the database lets happen to what was sent', async () => {
    const { order, payment } = await paid()
    await hear(razorpay.refundEvent(razorpay.refundByHand(payment, 25_000)))
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
    for (const _ of [1, 2]) expect(await hear(razorpay.refundEvent(made))).toMatchObject({ status: 200 })
    expect(errors).toHaveBeenCalledTimes(1)
    errors.mockRestore()
    expect(await seen(order)).toMatchObject({ refunds: [], refundable: 899 })
    expect(await eventsOf(order, 'note')).toMatchObject([{ text: expect.stringContaining(made.id) }])
  })

  test('about the amount of a refund that is known changes nothing', async () => {
    const { order, payment } = await paid()
    const made = razorpay.refundByHand(payment, 25_000)
    await hear(razorpay.refundEvent(made))
    await hear(razorpay.refundEvent({ ...made, amount: 30_000 }))
    expect((await seen(order)).refunds).toMatchObject([{ amount: 250 }])
    expect(await eventsOf(order, 'note')).toHaveLength(1)
  })

  test('beside what the shop sent itself never makes more than was paid', async () => {
    const { order, payment } = await paid()
    await owe(order, 500)
    const [due] = (await seen(order)).refunds
    await post(`/admin/refund/send/${due._id}`, { kind: 'cash' })
    await hear(razorpay.refundEvent(razorpay.refundByHand(payment, 39_901)))
    expect((await seen(order)).refunds).toHaveLength(1)
    await hear(razorpay.refundEvent(razorpay.refundByHand(payment, 39_900)))
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
    expect(await hear(razorpay.refundEvent(razorpay.refundByHand(stranger, 1)))).toMatchObject({
      status: 200,
    })
    const { order, payment } = await paid()
    for (const fields of [{ amount: 0 }, { amount: -1 }, { amount: 0.5 }, { id: '' }, { payment_id: null }]) {
      const nonsense = { ...razorpay.refundByHand(payment, 1), ...fields } as never
      expect(await hear(razorpay.refundEvent(nonsense))).toMatchObject({ status: 200 })
    }
    expect((await seen(order)).refunds).toEqual([])
  })

  test('about the payment of another order beside a refund is not believed', async () => {
    const [one, two] = [await paid(), await started()]
    const event = JSON.parse(razorpay.refundEvent(razorpay.refundByHand(one.payment, 10_000)).body)
    event.payload.payment.entity = two.payment
    const mixed = JSON.stringify(event)
    const signature = sign(mixed, razorpay.env.RAZORPAY_WEBHOOK_SECRET ?? '')
    await hear({
      body: mixed,
      headers: { 'x-razorpay-event-id': newId(), 'x-razorpay-signature': signature },
    })
    expect((await seen(two.order)).paymentId.status).toBe('Pending')
    expect((await seen(one.order)).refunds).toHaveLength(1)
  })
})

describe('nobody calls', () => {
  const anew = (fields: Partial<typeof refundWatch.$inferInsert> = {}) =>
    shop.services.db.update(refundWatch).set({ askedAt: null, ...fields })
  const asked = () => razorpay.asked.filter((question) => question.startsWith('GET /v1/refunds'))

  test('and the check finds what was refunded and what failed, in one question for all orders', async () => {
    const [one, two, three] = [await paid(), await paid(), await paid()]
    razorpay.refundByHand(one.payment, 10_000)
    const failing = razorpay.refundByHand(two.payment, 20_000)
    await anew()
    expect(await lookForRefunds(shop.services)).toBe(true)
    expect((await seen(one.order)).refunds).toMatchObject([{ amount: 100, state: 'sent' }])
    failing.status = 'failed'
    await anew()
    await lookForRefunds(shop.services)
    expect((await seen(two.order)).refunds).toMatchObject([
      { state: 'failed' },
      { amount: 200, state: 'due' },
    ])
    expect((await seen(three.order)).refunds).toEqual([])
    expect(asked()).toHaveLength(2)
  })

  test('all processes share one turn, a quarter of an hour long', async () => {
    await anew()
    const turns = await Promise.all([shop, other, shop, other].map((at) => lookForRefunds(at.services)))
    expect(turns.filter(Boolean)).toHaveLength(1)
    await anew({ askedAt: new Date(Date.now() - 16 * 60_000) })
    expect(await lookForRefunds(other.services)).toBe(true)
    expect(asked()).toHaveLength(2)
  })

  test('many refunds come in pages, and what is known costs nothing', async () => {
    const { order, payment } = await paid()
    for (let at = 0; at < 250; at += 1) razorpay.refundByHand(payment, 100)
    const { card } = shop.services.config
    if (!card) throw new Error('No cards')
    const later = new Date(Date.now() + 2_000)
    expect(await askForRefunds(shop.services, card, later)).toBe(250)
    expect(asked().map((question) => question.match(/skip=(\d+)/)?.[1])).toEqual(['0', '100', '200'])
    expect((await seen(order)).refunds).toHaveLength(250)
    const transactions = vi.spyOn(shop.services.db, 'transaction')
    expect(await askForRefunds(shop.services, card, later)).toBe(0)
    expect(transactions).not.toHaveBeenCalled()
    transactions.mockRestore()
  })

  test('what was refunded before Zari watched is not looked for', async () => {
    const { order, payment } = await paid()
    razorpay.refundByHand(payment, 10_000, { created_at: Math.floor(Date.now() / 1_000) - 3_600 })
    await shop.services.db.update(refundWatch).set({ beganAt: sql`now() - interval '30 minutes'` })
    await anew()
    await lookForRefunds(shop.services)
    expect((await seen(order)).refunds).toEqual([])
    await shop.services.db.update(refundWatch).set({ beganAt: sql`now() - interval '30 days'` })
    await anew()
    await lookForRefunds(shop.services)
    expect((await seen(order)).refunds).toMatchObject([{ amount: 100 }])
  })

  test('a provider that does not answer is asked about the same time again', async () => {
    const { order, payment } = await paid()
    const made = Math.floor(Date.now() / 1_000) - 20 * 86_400
    razorpay.refundByHand(payment, 10_000, { created_at: made })
    const long = sql`now() - interval '30 days'`
    await shop.services.db.update(refundWatch).set({ beganAt: long, knownUntil: long, askedAt: null })
    razorpay.mischief = 'error'
    expect(await lookForRefunds(shop.services)).toBe(true)
    razorpay.mischief = undefined
    await anew()
    await lookForRefunds(shop.services)
    expect((await seen(order)).refunds).toMatchObject([{ amount: 100 }])
    razorpay.asked.length = 0
    await anew()
    await lookForRefunds(shop.services)
    const from = Number(asked()[0]?.match(/from=(\d+)/)?.[1])
    expect(Math.round((Date.now() / 1_000 - from) / 86_400)).toBe(10)
  })
})
