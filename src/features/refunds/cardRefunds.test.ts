import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { refunds } from '#/features/orders/tables/refunds.tables.ts'
import { openCardShop } from '../../../test/fixtures/cardShop.ts'
import { orderOf } from '../../../test/fixtures/orders.ts'
import type { Json } from '../../../test/fixtures/shop.ts'

const cardShop = await openCardShop()
const { razorpay, shop, other, people, goods, post, seen, cancelled } = cardShop
beforeEach(cardShop.calm)
afterAll(cardShop.close)

const send = (refund: Json, json: Json = { kind: 'razorpay' }, at = shop) =>
  post(`/admin/refund/send/${refund._id}`, json, people.adminAsha, at)
const asked = () => razorpay.asked.filter((question) => question.includes('refund'))

/** As if the half minute had passed in which nobody else may try. */
const later = (refund: Json) =>
  shop.services.db
    .update(refunds)
    .set({ askedAt: new Date(Date.now() - 60_000) })
    .where(eq(refunds.id, refund._id))

describe('a refund to a card', () => {
  test('is sent by the provider with one click, and never again', async () => {
    const { order, payment, refund } = await cancelled()
    expect(refund).toMatchObject({ kind: 'razorpay', state: 'due', amount: 899 })
    const { status, body } = await send(refund)
    expect(status).toBe(200)
    expect(razorpay.refunds).toMatchObject([{ payment_id: payment.id, amount: 89_900, receipt: refund._id }])
    expect(body.refunds).toMatchObject([
      { state: 'sent', kind: 'razorpay', reference: razorpay.refunds[0]?.id, isUnsure: false },
    ])
    expect((await send(refund)).status).toBe(200)
    expect(razorpay.refunds).toHaveLength(1)
    expect((await seen(order)).events.at(-1).text).toContain('₹899.00 to the card, reference rfnd_')
  })

  test('whose answer was lost is not sent by another way while the provider refuses to look', async () => {
    const { refund } = await cancelled()
    razorpay.mischief = 'lost_answer'
    expect((await send(refund)).status).toBe(503)
    razorpay.mischief = undefined
    await later(refund)
    const rotated = await shop.anotherProcess({
      ...razorpay.env,
      RAZORPAY_KEY_SECRET: 'another-secret-of-the-tests',
    })
    const upi = { kind: 'upi', reference: '612345678901' }
    for (const _try of [1, 2]) {
      expect(await send(refund, upi, rotated)).toMatchObject({ status: 503, body: { code: 'refund_unsure' } })
    }
    await rotated.close()
    expect(razorpay.refunds).toHaveLength(1)
  })

  test('in parts asks for each part once', async () => {
    const { refund } = await cancelled()
    const { body } = await send(refund, { kind: 'razorpay', amount: 400 })
    expect(body.refunds).toMatchObject([
      { amount: 400, state: 'sent' },
      { amount: 499, state: 'due', kind: 'razorpay' },
    ])
    await send(body.refunds[1])
    expect(razorpay.refunds.map(({ amount }) => amount)).toEqual([40_000, 49_900])
  })

  test('asked for ten times at once, from two processes, goes out once', async () => {
    const { refund, order } = await cancelled()
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, at) => send(refund, undefined, at % 2 === 0 ? shop : other)),
    )
    for (const { status, body } of answers) {
      expect([200, 409]).toContain(status)
      if (status === 409) expect(body.code).toBe('refund_under_way')
    }
    expect(razorpay.refunds).toHaveLength(1)
    expect((await seen(order)).refunds).toMatchObject([{ state: 'sent' }])
  })

  test('may go another way', async () => {
    const { refund } = await cancelled()
    const { body } = await send(refund, { kind: 'upi', reference: '612345678901' })
    expect(body.refunds).toMatchObject([{ state: 'sent', kind: 'upi' }])
    expect(asked()).toEqual([])
  })
})

describe('a provider that lies or falls silent', () => {
  test.each(['error', 'nonsense', 'wrong_amount', 'other_payment', 'lost_answer'] as const)(
    'with %s leaves it open; the next try finds or sends it, once in all',
    async (mischief) => {
      const { refund, order, payment } = await cancelled()
      razorpay.mischief = mischief
      expect(await send(refund)).toMatchObject({ status: 503, body: { code: 'refund_unsure' } })
      expect((await seen(order)).refunds).toMatchObject([{ state: 'due', isUnsure: true }])
      expect(await send(refund)).toMatchObject({ status: 409, body: { code: 'refund_under_way' } })
      razorpay.mischief = undefined
      await later(refund)
      expect(await post(`/admin/refund/drop/${refund._id}`, { note: 'Never mind' })).toMatchObject({
        status: 409,
      })
      expect(await send(refund, { kind: 'razorpay', amount: 1 })).toMatchObject({ status: 503 })
      const { body } = await send(refund)
      expect(body.refunds).toMatchObject([{ state: 'sent', kind: 'razorpay' }])
      expect(razorpay.refunds.filter(({ payment_id }) => payment_id === payment.id)).toHaveLength(1)
    },
  )

  test('what it did although its answer was lost is found when another way is tried', async () => {
    const { refund } = await cancelled()
    razorpay.mischief = 'lost_answer'
    await send(refund)
    razorpay.mischief = undefined
    await later(refund)
    const { body } = await send(refund, { kind: 'upi', reference: '612345678901' })
    expect(body.refunds).toMatchObject([
      { state: 'sent', kind: 'razorpay', reference: razorpay.refunds[0]?.id },
    ])
    expect(razorpay.refunds).toHaveLength(1)
  })

  test('what it certainly did not do may go another way', async () => {
    const { refund } = await cancelled()
    razorpay.mischief = 'error'
    await send(refund)
    await later(refund)
    expect(await send(refund, { kind: 'upi', reference: '612345678901' })).toMatchObject({ status: 503 })
    razorpay.mischief = undefined
    const { body } = await send(refund, { kind: 'upi', reference: '612345678901' })
    expect(body.refunds).toMatchObject([{ state: 'sent', kind: 'upi', reference: '612345678901' }])
    expect(razorpay.refunds).toEqual([])
  })

  test.each(['refused', 'failed'] as const)(
    'with %s it is told, and may be tried at once again',
    async (mischief) => {
      const { refund, order } = await cancelled()
      razorpay.mischief = mischief
      expect(await send(refund)).toMatchObject({ status: 409, body: { code: 'refund_refused' } })
      expect((await seen(order)).refunds).toMatchObject([{ state: 'due', isUnsure: false }])
      razorpay.mischief = undefined
      expect((await send(refund)).body.refunds).toMatchObject([{ state: 'sent' }])
      expect(razorpay.refunds).toHaveLength(1)
    },
  )

  test('that does not answer at all is given up after a while', { timeout: 40_000 }, async () => {
    const { refund } = await cancelled()
    razorpay.mischief = 'silence'
    expect(await send(refund)).toMatchObject({ status: 503, body: { code: 'refund_unsure' } })
  })
})

test('card money for an order that was cancelled meanwhile is owed back by itself', async () => {
  const order = await orderOf(shop, people.meera, goods.cottonSaree, { payment: 'card' })
  const { body } = await post(`/order/${order._id}/card/start`, {}, people.meera)
  await post(`/order/${order._id}/cancel`, {}, people.meera)
  const payment = razorpay.pay(body.providerOrderId)
  for (const id of ['one', 'two']) {
    const event = razorpay.event(payment, { id: `${order._id} ${id}` })
    await shop.call('POST', '/api/payment/razorpay/webhook', event)
  }
  const now = await seen(order)
  expect(now.refunds).toMatchObject([{ amount: 899, kind: 'razorpay', state: 'due' }])
  expect((await send(now.refunds[0])).body.refunds).toMatchObject([{ state: 'sent' }])
})
