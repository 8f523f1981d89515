import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { orders } from '#/features/orders/tables/orders.tables.ts'
import { openCardShop } from '../../../../test/fixtures/cardShop.ts'
import { stockGoods } from '../../../../test/fixtures/goods.ts'
import { mailsAbout } from '../../../../test/fixtures/orderMails.ts'
import { orderOf } from '../../../../test/fixtures/orders.ts'
import { cast } from '../../../../test/fixtures/people.ts'
import { sign } from '../../../../test/fixtures/razorpayDouble.ts'
import { type Json, openTestShop, type TestShop } from '../../../../test/fixtures/shop.ts'

const cardShop = await openCardShop()
const { razorpay, shop, people, goods, receive, countOf, paymentOf, cardOrder, start, verify, begun } =
  cardShop
beforeEach(cardShop.calm)
afterAll(cardShop.close)

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
    const { providerOrderId } = await paymentOf(order)
    expect(answers.map(({ body }) => body.providerOrderId)).toEqual(Array(3).fill(providerOrderId))
  })

  test.each(['error', 'nonsense', 'wrong_amount'] as const)('a provider with %s is 503', async (mischief) => {
    const order = await cardOrder()
    razorpay.mischief = mischief
    expect(await start(order)).toMatchObject({ status: 503, body: { code: 'card_unavailable' } })
    expect((await paymentOf(order)).providerOrderId).toBeNull()
    razorpay.mischief = undefined
    expect(await start(order)).toMatchObject({ status: 200 })
  })

  test('a silent provider is given up on, and then works again', async () => {
    const order = await cardOrder()
    const timeout = AbortSignal.timeout
    const deadline = vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => timeout(50))
    razorpay.mischief = 'silence'
    expect(await start(order)).toMatchObject({ status: 503, body: { code: 'card_unavailable' } })
    expect(deadline).toHaveBeenCalledWith(8_000)
    deadline.mockRestore()
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
    const { order, providerOrderId } = await begun()
    razorpay.pay(providerOrderId)
    expect(await start(order)).toMatchObject({ status: 409, body: { code: 'already_paid' } })
    expect(await paymentOf(order)).toMatchObject({ status: 'Completed' })
  })
})

describe('the browser comes back', () => {
  test('with a true signature: paid, once', async () => {
    const { order, providerOrderId } = await begun()
    const payment = razorpay.pay(providerOrderId)
    const completed = { status: 200, body: { status: 'Completed' } }
    expect(await verify(order, razorpay.returnOf(payment))).toMatchObject(completed)
    const row = await paymentOf(order)
    expect(row).toMatchObject({ status: 'Completed', providerPaymentId: payment.id })
    expect(await verify(order, razorpay.returnOf(payment))).toMatchObject(completed)
    expect(await paymentOf(order)).toEqual(row)
    expect(await countOf(order, 'paid')).toBe(1)
    expect(await mailsAbout(shop, order._id)).toEqual(['order.placed', 'order.paid'])
    const shown = await shop.call('GET', `/api/order/${order._id}`, { as: people.meera })
    expect(shown.body.paymentId).toMatchObject({ type: 'card', status: 'Completed' })
  })

  test('with a false signature, or that of another order: refused', async () => {
    const { order, providerOrderId } = await begun()
    const payment = razorpay.pay(providerOrderId)
    const cheap = razorpay.pay((await begun()).providerOrderId)
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
    expect(await paymentOf(order)).toMatchObject({ status: 'Pending', providerPaymentId: null })
    expect(await verify(order, {})).toMatchObject({ status: 422 })
    expect(await verify(order, honest, people.ravi)).toMatchObject({ status: 404 })
    expect(await verify(await cardOrder(), honest)).toMatchObject({ status: 400 })
  })

  test('before the money was taken: pending, until the provider says more', async () => {
    const { order, providerOrderId } = await begun()
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
    const { order, providerOrderId } = await begun()
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

describe('paying another way', () => {
  const change = (order: Json, payment: string, as: object = people.meera) =>
    shop.call('POST', `/api/order/${order._id}/pay-another-way`, { as, json: { payment } })

  test('turns an unpaid card order into one of UPI or cash, and back is no way', async () => {
    const { order } = await begun()
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
    const { order, providerOrderId } = await begun()
    razorpay.pay(providerOrderId)
    expect(await change(order, 'cod')).toMatchObject({ status: 409, body: { code: 'already_paid' } })
    expect(await paymentOf(order)).toMatchObject({ type: 'card', status: 'Completed' })
  })

  test('card money that comes later still finds its order', async () => {
    const { order, providerOrderId } = await begun()
    await change(order, 'cod')
    await receive(razorpay.event(razorpay.pay(providerOrderId)))
    expect(await paymentOf(order)).toMatchObject({ type: 'card', status: 'Completed' })
  })

  test('is for the owner', async () => {
    const { order } = await begun()
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
    expect((await plain.call('GET', '/api/shop')).body).toMatchObject({
      cardProvider: null,
      sendsMails: false,
    })
    expect(await orderOf(plain, meera, cottonSaree, { payment: 'card' })).toBeUndefined()
    const { body, headers } = razorpay.event(razorpay.pay((await begun()).providerOrderId))
    expect(await plain.call('POST', '/api/payment/razorpay/webhook', { body, headers })).toMatchObject({
      status: 404,
    })
    const policy = (of: TestShop) => of.call('GET', '/api/shop').then((answer) => answer.headers)
    const host = razorpay.env.RAZORPAY_HOST
    expect((await policy(plain)).get('content-security-policy')).not.toContain(host)
    expect((await policy(shop)).get('content-security-policy')).toContain(`script-src 'self' ${host}`)
    await plain.close()
  })

  test('with keys they are, without secrets', async () => {
    const { body } = await shop.call('GET', '/api/payment-options')
    expect(body).toEqual({
      types: ['upi', 'cod', 'card'],
      cardScriptUrl: razorpay.env.RAZORPAY_SCRIPT_URL,
    })
    const cardProvider = { id: 'razorpay', name: 'Razorpay' }
    expect((await shop.call('GET', '/api/shop')).body.cardProvider).toEqual(cardProvider)
  })
})
