import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { orders } from '#/features/orders/tables/orders.tables.ts'
import { openCardShop } from '../../../../test/fixtures/cardShop.ts'
import { type ProviderPayment, sign } from '../../../../test/fixtures/razorpayDouble.ts'
import type { Json } from '../../../../test/fixtures/shop.ts'
import { checkCardPayment } from './card.webhooks.ts'

const cardShop = await openCardShop()
const { razorpay, shop, receive, seen, countOf, paymentOf, verify, begun } = cardShop
beforeEach(cardShop.calm)
afterAll(cardShop.close)

describe('the provider calls', () => {
  test('and the payment is completed, however often and in whatever order it calls', async () => {
    const { order, providerOrderId } = await begun()
    const payment = razorpay.pay(providerOrderId)
    const authorized: ProviderPayment = { ...payment, status: 'authorized' }
    const failedBefore: ProviderPayment = { ...payment, id: 'pay_failed', status: 'failed' }
    const captured = razorpay.event(payment)
    const calls = [
      captured,
      razorpay.event(payment, { name: 'order.paid' }),
      captured,
      razorpay.event(authorized, { name: 'payment.authorized' }),
      razorpay.event(failedBefore, { name: 'payment.failed' }),
      captured,
    ]
    for (const call of calls) expect(await receive(call)).toMatchObject({ status: 200 })
    expect(await paymentOf(order)).toMatchObject({ status: 'Completed', providerPaymentId: payment.id })
    expect((await seen(order)).events.filter(({ event }: Json) => event !== 'placed')).toMatchObject([
      { event: 'paid', text: 'Paid by card' },
    ])
  })

  test('at the same moment as the browser and a check: paid once', async () => {
    const { order, providerOrderId } = await begun()
    const payment = razorpay.pay(providerOrderId)
    const other = await shop.anotherProcess()
    const { body, headers } = razorpay.event(payment)
    await Promise.all([
      ...Array.from({ length: 5 }, () => receive(razorpay.event(payment))),
      ...Array.from({ length: 5 }, () =>
        other.call('POST', '/api/payment/razorpay/webhook', { body, headers }),
      ),
      ...Array.from({ length: 3 }, () => verify(order, razorpay.returnOf(payment))),
      checkCardPayment(other.services, { providerOrderId, asked: 0 }),
    ])
    await other.close()
    expect(await paymentOf(order)).toMatchObject({ status: 'Completed', providerPaymentId: payment.id })
    expect(await countOf(order, 'paid')).toBe(1)
    expect(await countOf(order, 'note')).toBe(0)
  })

  test('with a signature that is not its own: 400, nothing happens', async () => {
    const { order, providerOrderId } = await begun()
    const { body, headers } = razorpay.event(razorpay.pay(providerOrderId))
    const forged = sign(body, razorpay.env.RAZORPAY_KEY_SECRET ?? '')
    for (const signature of ['', 'x', forged]) {
      const answer = await receive({ body, headers: { ...headers, 'x-razorpay-signature': signature } })
      expect(answer).toMatchObject({ status: 400, body: { code: 'bad_signature' } })
    }
    expect(await receive({ body: `${body} `, headers })).toMatchObject({ status: 400 })
    expect(await paymentOf(order)).toMatchObject({ status: 'Pending' })
    // The very event that was refused under a false name is heard when it comes rightly signed.
    expect(await receive({ body, headers })).toMatchObject({ status: 200 })
    expect(await paymentOf(order)).toMatchObject({ status: 'Completed' })
  })

  test('with a wrong amount: heard, noted, not paid', async () => {
    const { order, providerOrderId } = await begun()
    expect(await receive(razorpay.event(razorpay.pay(providerOrderId, { amount: 89_899 })))).toMatchObject({
      status: 200,
    })
    expect(await paymentOf(order)).toMatchObject({ status: 'Pending' })
    expect(await countOf(order, 'note')).toBe(1)
  })

  test('about orders and things that are not ours: heard', async () => {
    const stranger: ProviderPayment = {
      id: 'pay_x',
      order_id: 'order_x',
      amount: 1,
      currency: 'INR',
      status: 'captured',
    }
    expect(await receive(razorpay.event(stranger))).toMatchObject({ status: 200 })
    for (const body of ['{}', 'no json', '[]', '\u0000']) {
      const signature = sign(body, razorpay.env.RAZORPAY_WEBHOOK_SECRET ?? '')
      expect(await receive({ body, headers: { 'x-razorpay-signature': signature } })).toMatchObject({
        status: 200,
      })
    }
  })

  test('after the order was cancelled: the money is known, and that it goes back', async () => {
    const { order, providerOrderId } = await begun()
    await shop.services.db.update(orders).set({ status: 'cancelled' }).where(eq(orders.id, order._id))
    await receive(razorpay.event(razorpay.pay(providerOrderId)))
    expect(await paymentOf(order)).toMatchObject({ status: 'Completed' })
    expect(await countOf(order, 'note')).toBe(1)
  })

  test('about a second payment of the same order: noted for a refund', async () => {
    const { order, providerOrderId } = await begun()
    const first = razorpay.pay(providerOrderId)
    await receive(razorpay.event(first))
    const second = razorpay.pay(providerOrderId)
    await receive(razorpay.event(second))
    await receive(razorpay.event(second, { name: 'order.paid' }))
    expect(await paymentOf(order)).toMatchObject({ providerPaymentId: first.id })
    expect(await countOf(order, 'note')).toBe(1)
  })

  test('with the payment of another order: not believed', async () => {
    const one = await begun()
    const payment = razorpay.pay(one.providerOrderId)
    await receive(razorpay.event(payment))
    const two = await begun()
    await receive(razorpay.event({ ...payment, order_id: two.providerOrderId }))
    expect(await paymentOf(two.order)).toMatchObject({ status: 'Pending' })
  })
})

describe('nobody calls', () => {
  const waiting = async (providerOrderId: string) => {
    const { rows } = await shop.services.db.$client.query(
      `select data->>'asked' as asked, extract(epoch from start_after - created_on)::int as seconds
       from pgboss.job where name = 'card-check' and data->>'providerOrderId' = $1 order by created_on`,
      [providerOrderId],
    )
    return rows
  }

  test('a check is planned 5 minutes after the start, and finds what was paid', async () => {
    const { order, providerOrderId } = await begun()
    expect(await waiting(providerOrderId)).toEqual([{ asked: '0', seconds: 300 }])
    razorpay.pay(providerOrderId, { status: 'failed' })
    razorpay.pay(providerOrderId)
    await checkCardPayment(shop.services, { providerOrderId, asked: 0 })
    expect(await paymentOf(order)).toMatchObject({ status: 'Completed' })
    expect(await waiting(providerOrderId)).toHaveLength(1)
  })

  test('what is not paid is asked again, ever more seldom, and given up in the end', async () => {
    const { order, providerOrderId } = await begun()
    await checkCardPayment(shop.services, { providerOrderId, asked: 0 })
    razorpay.mischief = 'error'
    await checkCardPayment(shop.services, { providerOrderId, asked: 1 })
    await checkCardPayment(shop.services, { providerOrderId, asked: 9 })
    expect(await waiting(providerOrderId)).toEqual([
      { asked: '0', seconds: 300 },
      { asked: '1', seconds: 600 },
      { asked: '2', seconds: 1_800 },
    ])
    expect(await paymentOf(order)).toMatchObject({ status: 'Pending' })
  })

  test('what is paid is not asked about', async () => {
    const { providerOrderId } = await begun()
    await receive(razorpay.event(razorpay.pay(providerOrderId)))
    razorpay.asked.length = 0
    await checkCardPayment(shop.services, { providerOrderId, asked: 0 })
    expect(razorpay.asked).toEqual([])
  })
})
