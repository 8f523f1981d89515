import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { openCardShop } from '../../../../test/fixtures/cardShop.ts'
import { stockGoods } from '../../../../test/fixtures/goods.ts'
import { mailsAbout } from '../../../../test/fixtures/orderMails.ts'
import { orderOf } from '../../../../test/fixtures/orders.ts'
import { cast } from '../../../../test/fixtures/people.ts'
import { type ProviderPayment, sign } from '../../../../test/fixtures/razorpayDouble.ts'
import { type Json, openTestShop, type TestShop } from '../../../../test/fixtures/shop.ts'
import { orderEvents, orders, payments } from '../orders.tables.ts'
import { checkCardPayment } from './card.reports.ts'

const cardShop = await openCardShop()
const { razorpay, shop, people, goods, hear } = cardShop
beforeEach(cardShop.calm)
afterAll(cardShop.close)

const cardOrder = () => orderOf(shop, people.meera, goods.cottonSaree, { payment: 'card' })
const start = (order: Json, as: object = people.meera) =>
  shop.call('POST', `/api/order/${order._id}/card/start`, { as })
const verify = (order: Json, json: object, as: object = people.meera) =>
  shop.call('POST', `/api/order/${order._id}/card/verify`, { as, json })
const paymentIn = async (order: Json) => {
  const [row] = await shop.services.db.select().from(payments).where(eq(payments.orderId, order._id))
  if (!row) throw new Error('No payment')
  return row
}
const eventsOf = (order: Json) =>
  shop.services.db
    .select({ event: orderEvents.event, text: orderEvents.text })
    .from(orderEvents)
    .where(eq(orderEvents.orderId, order._id))
const countOf = async (order: Json, event: string) =>
  (await eventsOf(order)).filter((happened) => happened.event === event).length

/** An order whose payment was started: what the browser got. */
async function started() {
  const order = await cardOrder()
  const { body } = await start(order)
  return { order, providerOrderId: body.providerOrderId as string }
}

describe('starting a card payment', () => {
  test('answers what the script needs, the same every time, and leaks no secret', async () => {
    const order = await cardOrder()
    const answer = await start(order)
    expect(answer).toMatchObject({
      status: 200,
      body: {
        keyId: razorpay.env.RAZORPAY_KEY_ID,
        amount: 89_900,
        currency: 'INR',
        name: 'Zari',
        prefill: { name: 'Meera Iyer', email: 'meera.iyer@example.com', contact: '+919876543210' },
      },
    })
    expect(JSON.stringify(answer.body)).not.toContain('secret')
    expect(await start(order)).toMatchObject({ status: 200, body: answer.body })
    const made = [...razorpay.orders.values()].filter(({ id }) => id === answer.body.providerOrderId)
    expect(made).toMatchObject([{ amount: 89_900, currency: 'INR' }])
    expect(made[0]?.receipt.length).toBeLessThanOrEqual(40)
    expect(razorpay.asked.filter((call) => call === 'POST /v1/orders')).toHaveLength(1)
  })

  test('three times at once, every answer names the order that is kept', async () => {
    const order = await cardOrder()
    razorpay.together = 3
    const answers = await Promise.all([start(order), start(order), start(order)])
    const { providerOrderId } = await paymentIn(order)
    expect(answers.map(({ body }) => body.providerOrderId)).toEqual(Array(3).fill(providerOrderId))
  })

  test.each(['error', 'nonsense', 'wrong_amount'] as const)('a provider with %s is 503', async (mischief) => {
    const order = await cardOrder()
    razorpay.mischief = mischief
    expect(await start(order)).toMatchObject({ status: 503, body: { code: 'card_unavailable' } })
    expect((await paymentIn(order)).providerOrderId).toBeNull()
    razorpay.mischief = undefined
    expect(await start(order)).toMatchObject({ status: 200 })
  })

  test('a silent provider is given up on, and then works again', async () => {
    const order = await cardOrder()
    const timeout = AbortSignal.timeout
    const patience = vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => timeout(50))
    razorpay.mischief = 'silence'
    expect(await start(order)).toMatchObject({ status: 503, body: { code: 'card_unavailable' } })
    expect(patience).toHaveBeenCalledWith(8_000)
    patience.mockRestore()
    razorpay.mischief = undefined
    expect(await start(order)).toMatchObject({ status: 200 })
  })

  test('is for unpaid card orders of one’s own', async () => {
    const order = await cardOrder()
    expect(await start(order, people.visitor)).toMatchObject({ status: 401 })
    expect(await start(order, people.ravi)).toMatchObject({ status: 404 })
    expect(await start(order, people.adminAsha)).toMatchObject({ status: 404 })
    const upi = await orderOf(shop, people.meera, goods.cottonSaree)
    expect(await start(upi)).toMatchObject({ status: 409, body: { code: 'not_waiting_for_card' } })
    await shop.services.db.update(orders).set({ status: 'cancelled' }).where(eq(orders.id, order._id))
    expect(await start(order)).toMatchObject({ status: 409, body: { code: 'not_waiting_for_card' } })
  })

  test('of what was paid meanwhile finds the money instead of asking for it again', async () => {
    const { order, providerOrderId } = await started()
    razorpay.pay(providerOrderId)
    expect(await start(order)).toMatchObject({ status: 409, body: { code: 'already_paid' } })
    expect(await paymentIn(order)).toMatchObject({ status: 'Completed' })
  })
})

describe('the browser comes back', () => {
  test('with a true signature: paid, once', async () => {
    const { order, providerOrderId } = await started()
    const payment = razorpay.pay(providerOrderId)
    const completed = { status: 200, body: { status: 'Completed' } }
    expect(await verify(order, razorpay.returnOf(payment))).toMatchObject(completed)
    const row = await paymentIn(order)
    expect(row).toMatchObject({ status: 'Completed', providerPaymentId: payment.id })
    expect(await verify(order, razorpay.returnOf(payment))).toMatchObject(completed)
    expect(await paymentIn(order)).toEqual(row)
    expect(await countOf(order, 'paid')).toBe(1)
    expect(await mailsAbout(shop, order._id)).toEqual(['order.placed', 'order.paid'])
    const shown = await shop.call('GET', `/api/order/${order._id}`, { as: people.meera })
    expect(shown.body.paymentId).toMatchObject({ type: 'card', status: 'Completed' })
  })

  test('with a false signature, or that of another order: refused', async () => {
    const { order, providerOrderId } = await started()
    const payment = razorpay.pay(providerOrderId)
    const cheap = razorpay.pay((await started()).providerOrderId)
    const honest = razorpay.returnOf(payment)
    const lies = [
      { ...honest, razorpay_signature: '0'.repeat(64) },
      { ...honest, razorpay_signature: honest.razorpay_signature?.slice(0, -1) },
      { ...honest, razorpay_signature: 'é'.repeat(32) },
      { ...honest, razorpay_signature: sign(`${providerOrderId}|${payment.id}`, 'another-secret') },
      { ...honest, razorpay_payment_id: 'pay_other' },
      razorpay.returnOf(cheap),
    ]
    for (const lie of lies) {
      expect(await verify(order, lie)).toMatchObject({ status: 400, body: { code: 'bad_signature' } })
    }
    expect(await paymentIn(order)).toMatchObject({ status: 'Pending', providerPaymentId: null })
    expect(await verify(order, {})).toMatchObject({ status: 422 })
    expect(await verify(order, honest, people.ravi)).toMatchObject({ status: 404 })
    expect(await verify(await cardOrder(), honest)).toMatchObject({ status: 400 })
  })

  test('before the money was taken: pending, until the provider says more', async () => {
    const { order, providerOrderId } = await started()
    const payment = razorpay.pay(providerOrderId, { status: 'authorized' })
    const pending = { status: 200, body: { status: 'Pending' } }
    expect(await verify(order, razorpay.returnOf(payment))).toMatchObject(pending)
    razorpay.mischief = 'error'
    expect(await verify(order, razorpay.returnOf(payment))).toMatchObject(pending)
    razorpay.mischief = undefined
    payment.status = 'captured'
    expect(await verify(order, razorpay.returnOf(payment))).toMatchObject({ body: { status: 'Completed' } })
  })

  test('with less money than the order costs: not paid, and the shop is told once', async () => {
    const { order, providerOrderId } = await started()
    const payment = razorpay.pay(providerOrderId, { amount: 100 })
    for (const _ of [1, 2]) {
      expect(await verify(order, razorpay.returnOf(payment))).toMatchObject({ body: { status: 'Pending' } })
    }
    razorpay.pay(providerOrderId, { currency: 'USD' })
    await verify(order, razorpay.returnOf(payment))
    expect(await countOf(order, 'note')).toBe(2)
    expect(await countOf(order, 'paid')).toBe(0)
  })
})

describe('the provider calls', () => {
  test('and the payment is completed, however often and in whatever order it calls', async () => {
    const { order, providerOrderId } = await started()
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
    for (const call of calls) expect(await hear(call)).toMatchObject({ status: 200 })
    expect(await paymentIn(order)).toMatchObject({ status: 'Completed', providerPaymentId: payment.id })
    expect((await eventsOf(order)).filter(({ event }) => event !== 'placed')).toEqual([
      { event: 'paid', text: 'Paid by card' },
    ])
  })

  test('at the same moment as the browser and a check: paid once', async () => {
    const { order, providerOrderId } = await started()
    const payment = razorpay.pay(providerOrderId)
    const other = await shop.anotherProcess()
    const { body, headers } = razorpay.event(payment)
    await Promise.all([
      ...Array.from({ length: 5 }, () => hear(razorpay.event(payment))),
      ...Array.from({ length: 5 }, () =>
        other.call('POST', '/api/payment/razorpay/webhook', { body, headers }),
      ),
      ...Array.from({ length: 3 }, () => verify(order, razorpay.returnOf(payment))),
      checkCardPayment(other.services, { providerOrderId, asked: 0 }),
    ])
    await other.close()
    expect(await paymentIn(order)).toMatchObject({ status: 'Completed', providerPaymentId: payment.id })
    expect(await countOf(order, 'paid')).toBe(1)
    expect(await countOf(order, 'note')).toBe(0)
  })

  test('with a signature that is not its own: 400, nothing happens', async () => {
    const { order, providerOrderId } = await started()
    const { body, headers } = razorpay.event(razorpay.pay(providerOrderId))
    const forged = sign(body, razorpay.env.RAZORPAY_KEY_SECRET ?? '')
    for (const signature of ['', 'x', forged]) {
      const answer = await hear({ body, headers: { ...headers, 'x-razorpay-signature': signature } })
      expect(answer).toMatchObject({ status: 400, body: { code: 'bad_signature' } })
    }
    expect(await hear({ body: `${body} `, headers })).toMatchObject({ status: 400 })
    expect(await paymentIn(order)).toMatchObject({ status: 'Pending' })
    // The very event that was refused under a false name is heard when it comes rightly signed.
    expect(await hear({ body, headers })).toMatchObject({ status: 200 })
    expect(await paymentIn(order)).toMatchObject({ status: 'Completed' })
  })

  test('with a wrong amount: heard, noted, not paid', async () => {
    const { order, providerOrderId } = await started()
    expect(await hear(razorpay.event(razorpay.pay(providerOrderId, { amount: 89_899 })))).toMatchObject({
      status: 200,
    })
    expect(await paymentIn(order)).toMatchObject({ status: 'Pending' })
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
    expect(await hear(razorpay.event(stranger))).toMatchObject({ status: 200 })
    for (const body of ['{}', 'no json', '[]', '\u0000']) {
      const signature = sign(body, razorpay.env.RAZORPAY_WEBHOOK_SECRET ?? '')
      expect(await hear({ body, headers: { 'x-razorpay-signature': signature } })).toMatchObject({
        status: 200,
      })
    }
  })

  test('after the order was cancelled: the money is known, and that it goes back', async () => {
    const { order, providerOrderId } = await started()
    await shop.services.db.update(orders).set({ status: 'cancelled' }).where(eq(orders.id, order._id))
    await hear(razorpay.event(razorpay.pay(providerOrderId)))
    expect(await paymentIn(order)).toMatchObject({ status: 'Completed' })
    expect(await countOf(order, 'note')).toBe(1)
  })

  test('about a second payment of the same order: noted for a refund', async () => {
    const { order, providerOrderId } = await started()
    const first = razorpay.pay(providerOrderId)
    await hear(razorpay.event(first))
    const second = razorpay.pay(providerOrderId)
    await hear(razorpay.event(second))
    await hear(razorpay.event(second, { name: 'order.paid' }))
    expect(await paymentIn(order)).toMatchObject({ providerPaymentId: first.id })
    expect(await countOf(order, 'note')).toBe(1)
  })

  test('with the payment of another order: not believed', async () => {
    const one = await started()
    const payment = razorpay.pay(one.providerOrderId)
    await hear(razorpay.event(payment))
    const two = await started()
    await hear(razorpay.event({ ...payment, order_id: two.providerOrderId }))
    expect(await paymentIn(two.order)).toMatchObject({ status: 'Pending' })
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
    const { order, providerOrderId } = await started()
    expect(await waiting(providerOrderId)).toEqual([{ asked: '0', seconds: 300 }])
    razorpay.pay(providerOrderId, { status: 'failed' })
    razorpay.pay(providerOrderId)
    await checkCardPayment(shop.services, { providerOrderId, asked: 0 })
    expect(await paymentIn(order)).toMatchObject({ status: 'Completed' })
    expect(await waiting(providerOrderId)).toHaveLength(1)
  })

  test('what is not paid is asked again, ever more seldom, and given up in the end', async () => {
    const { order, providerOrderId } = await started()
    await checkCardPayment(shop.services, { providerOrderId, asked: 0 })
    razorpay.mischief = 'error'
    await checkCardPayment(shop.services, { providerOrderId, asked: 1 })
    await checkCardPayment(shop.services, { providerOrderId, asked: 9 })
    expect(await waiting(providerOrderId)).toEqual([
      { asked: '0', seconds: 300 },
      { asked: '1', seconds: 600 },
      { asked: '2', seconds: 1_800 },
    ])
    expect(await paymentIn(order)).toMatchObject({ status: 'Pending' })
  })

  test('what is paid is not asked about', async () => {
    const { providerOrderId } = await started()
    await hear(razorpay.event(razorpay.pay(providerOrderId)))
    razorpay.asked.length = 0
    await checkCardPayment(shop.services, { providerOrderId, asked: 0 })
    expect(razorpay.asked).toEqual([])
  })
})

describe('paying another way', () => {
  const change = (order: Json, payment: string, as: object = people.meera) =>
    shop.call('POST', `/api/order/${order._id}/pay-another-way`, { as, json: { payment } })

  test('turns an unpaid card order into one of UPI or cash, and back is no way', async () => {
    const { order } = await started()
    expect(await change(order, 'upi')).toMatchObject({ status: 200 })
    expect(await change(order, 'upi')).toMatchObject({ status: 200 })
    const { body } = await shop.call('GET', `/api/order/${order._id}`, { as: people.meera })
    expect(body).toMatchObject({
      paymentId: { type: 'upi', status: 'Pending' },
      billingAddress: { payment: 'upi', name: 'Meera Iyer' },
    })
    expect(await change(order, 'cod')).toMatchObject({ status: 409, body: { code: 'not_waiting_for_card' } })
    expect(await change(order, 'card')).toMatchObject({ status: 422 })
    expect(await change(await cardOrder(), 'cod')).toMatchObject({ status: 200 })
  })

  test('is refused when the card was charged after all', async () => {
    const { order, providerOrderId } = await started()
    razorpay.pay(providerOrderId)
    expect(await change(order, 'cod')).toMatchObject({ status: 409, body: { code: 'already_paid' } })
    expect(await paymentIn(order)).toMatchObject({ type: 'card', status: 'Completed' })
  })

  test('card money that comes later still finds its order', async () => {
    const { order, providerOrderId } = await started()
    await change(order, 'cod')
    await hear(razorpay.event(razorpay.pay(providerOrderId)))
    expect(await paymentIn(order)).toMatchObject({ type: 'card', status: 'Completed' })
  })

  test('is for the owner', async () => {
    const { order } = await started()
    expect(await change(order, 'upi', people.ravi)).toMatchObject({ status: 404 })
    expect(await change(order, 'upi', people.visitor)).toMatchObject({ status: 401 })
  })
})

describe('without keys', () => {
  test('cards are not offered anywhere', async () => {
    const plain = await openTestShop()
    const { meera } = await cast(plain)
    const { cottonSaree } = await stockGoods(plain)
    expect((await plain.call('GET', '/api/payment-options')).body).toEqual({
      types: ['upi', 'cod'],
      cardScriptUrl: null,
    })
    expect(await orderOf(plain, meera, cottonSaree, { payment: 'card' })).toBeUndefined()
    const { body, headers } = razorpay.event(razorpay.pay((await started()).providerOrderId))
    expect(await plain.call('POST', '/api/payment/razorpay/webhook', { body, headers })).toMatchObject({
      status: 404,
    })
    const policy = (of: TestShop) => of.call('GET', '/api/shop').then((answer) => answer.headers)
    const host = razorpay.env.RAZORPAY_HOST
    expect((await policy(plain)).get('content-security-policy')).not.toContain(host)
    expect((await policy(shop)).get('content-security-policy')).toContain(`script-src 'self' 'nonce-`)
    expect((await policy(shop)).get('content-security-policy')).toContain(host)
    await plain.close()
  })

  test('with keys they are, without secrets', async () => {
    const { body } = await shop.call('GET', '/api/payment-options')
    expect(body).toEqual({
      types: ['upi', 'cod', 'card'],
      cardScriptUrl: razorpay.env.RAZORPAY_SCRIPT_URL,
    })
  })
})
