/** What every card provider has to do, shown at a double of each. A further one runs through it by a line in `doubles`. */
import { readdirSync, readFileSync } from 'node:fs'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { ConfigError, loadConfig } from '#/platform/config/config.ts'
import { newId } from '#/platform/db/ids.ts'
import { sourcesOf } from '#/platform/http/cspSources.ts'
import type { ProviderDouble, WebhookCall } from '../../../test/fixtures/providerDouble.ts'
import { openRazorpayDouble } from '../../../test/fixtures/razorpayDouble.ts'
import { type PaymentProvider, ProviderError, ProviderRefusal } from './provider.ts'
import { fetchCheckout } from './registry/checkouts.ts'
import { cardReturnSchema, paymentProvider, providers } from './registry/registry.ts'

const doubles: Readonly<Record<string, () => Promise<ProviderDouble>>> = {
  razorpay: openRazorpayDouble,
}

test('every provider has a double', () => {
  expect(Object.keys(doubles)).toEqual(providers.map(({ id }) => id))
})

describe.each(providers)('$name', ({ id, name, environment }) => {
  let double: ProviderDouble
  let provider: PaymentProvider
  beforeAll(async () => {
    const open = doubles[id]
    if (!open) throw new Error(`No double of ${name}`)
    double = await open()
    const connected = paymentProvider(loadConfig(double.env, providers))
    if (!connected) throw new Error(`${name} is not configured by the settings of its double`)
    provider = connected
  })
  afterEach(() => {
    double.mischief = undefined
  })
  afterAll(() => double.close())

  const buyer = { name: 'Meera Iyer', email: 'meera@example.com', contact: '9876543210' }
  const order = (amountPaise: number) =>
    provider.createOrder({ amountPaise, buyer, receipt: newId().replaceAll('-', '') })
  async function paid(amountPaise = 123_456) {
    const providerOrderId = await order(amountPaise)
    return { providerOrderId, payment: double.pay(providerOrderId) }
  }
  /** An amount of which a hundredth is no whole number in binary. */
  async function wanted(amountPaise = 1_015) {
    const { providerOrderId, payment } = await paid()
    return { payment, refund: { providerOrderId, paymentId: payment.id, amountPaise, receipt: newId() } }
  }
  const receive = ({ body, headers }: WebhookCall) =>
    provider.verifyWebhook(new TextEncoder().encode(body), new Headers(headers))
  const listed = async (from: number, to: number) => {
    const span = { from: new Date(Date.now() + from), to: new Date(Date.now() + to) }
    const first = await provider.listRefunds(span)
    const updates = [...first.updates]
    for (let { next } = first; next !== undefined; ) {
      const page = await provider.listRefunds({ ...span, after: next })
      updates.push(...page.updates)
      next = page.next
    }
    return updates
  }

  test('is nobody’s business: only its own folder and the registry say its name', () => {
    const naming = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter(
      (file) =>
        /\.(tsx?|css|mjs)$/.test(file) &&
        !/\.(test|fixture)\.tsx?$/.test(file) &&
        !file.startsWith(`features/providers/${id}/`) &&
        new RegExp(id, 'i').test(readFileSync(`src/${file}`, 'utf8')),
    )
    // The word for refunds to cards is older than the choice of providers.
    const stored = id === 'razorpay' ? ['features/orders/rules/provider.rules.ts'] : []
    expect(naming.sort()).toEqual([...stored, 'features/providers/registry/registry.ts'])
  })

  test('needs its credentials, all of them, and never shows one', () => {
    const credentials = Object.keys(environment.shape).filter(
      (key) => !environment.shape[key]?.safeParse(undefined).success,
    )
    expect(credentials.length).toBeGreaterThan(0)
    for (const key of credentials) {
      const { [key]: secret = '', ...rest } = double.env
      const load = () => loadConfig(rest, providers)
      if (credentials.length > 1) {
        expect(load).toThrow(ConfigError)
        expect(load).toThrow(`${key}=(hidden): expected together with`)
      } else expect(load().card).toBeUndefined()
      expect(load).not.toThrow(secret)
    }
  })

  test('has a half in the browser, and what it needs of the policy there', async () => {
    const checkout = await fetchCheckout(id)
    expect([typeof checkout.isLoaded, typeof checkout.open]).toEqual(['function', 'function'])
    expect(sourcesOf([provider.cspSources], 'scripts')).toContain(new URL(provider.checkoutScript).origin)
    expect(await provider.keyFor(await order(100))).not.toBe('')
  })

  test('takes an order, and says what was paid of it', async () => {
    for (const amountPaise of [100, 1_015, 89_900, 10_000_000]) {
      const { providerOrderId, payment } = await paid(amountPaise)
      await paid(500)
      const update = { providerOrderId, providerPaymentId: payment.id, amountPaise, currency: 'INR' }
      expect(await provider.fetchPayments(providerOrderId)).toEqual([{ ...update, status: 'captured' }])
    }
    const unpaid = await order(5_000)
    expect(await provider.fetchPayments(unpaid)).toEqual([])
    double.decline(unpaid)
    for (const { status } of await provider.fetchPayments(unpaid)) expect(status).not.toBe('captured')
  })

  test.each(['error', 'nonsense', 'wrong_amount'] as const)('is not believed: %s', async (mischief) => {
    double.mischief = mischief
    await expect(order(89_900)).rejects.toThrow(ProviderError)
  })

  test('sends a refund once, under one name', async () => {
    const { refund } = await wanted()
    const before = double.refunds.length
    expect(await provider.findRefund(refund)).toBeUndefined()
    const made = await provider.refund(refund)
    expect(made.amountPaise).toBe(1_015)
    expect(await provider.refund(refund)).toEqual(made)
    expect(await provider.findRefund(refund)).toEqual(made)
    expect(await provider.findRefund({ ...refund, receipt: newId() })).toBeUndefined()
    expect(await provider.findRefund({ ...refund, amountPaise: 1_016 })).toBeUndefined()
    expect(double.refunds.length - before).toBe(1)
    expect(await provider.refund({ ...refund, receipt: newId() })).not.toEqual(made)
  })

  test('finds a refund whose answer was lost', async () => {
    const { refund } = await wanted()
    double.mischief = 'lost_answer'
    const lost = provider.refund(refund)
    await expect(lost).rejects.toThrow(ProviderError)
    await expect(lost).rejects.not.toThrow(ProviderRefusal)
    double.mischief = undefined
    expect(await provider.findRefund(refund)).toMatchObject({ amountPaise: 1_015 })
  })

  test.each([
    ['refused', true],
    ['failed', true],
    ['error', false],
    ['nonsense', false],
    ['wrong_amount', false],
    ['other_payment', false],
  ] as const)(
    'of a refund that was answered with %s it is certain that it was not sent: %s',
    async (mischief, isSure) => {
      const { refund } = await wanted()
      double.mischief = mischief
      const error = await provider.refund(refund).catch((reason: unknown) => reason)
      expect(error).toBeInstanceOf(ProviderError)
      expect(error instanceof ProviderRefusal).toBe(isSure)
    },
  )

  test('lists what was refunded, by whomever, page by page', async () => {
    const { payment, refund } = await wanted()
    const made = await provider.refund(refund)
    const byHand = Array.from({ length: 101 }, () => double.refundByHand(payment, 100))
    const updates = await listed(-60_000, 60_000)
    const of = (refundId: string) => updates.filter(({ providerRefundId }) => providerRefundId === refundId)
    expect(of(made.id)).toMatchObject([
      { providerPaymentId: payment.id, amountPaise: 1_015, currency: 'INR', status: 'processed' },
    ])
    expect(of(made.id)[0]?.receipt).toBe(refund.receipt)
    expect(Math.abs(Date.now() - Number(of(made.id)[0]?.createdAt))).toBeLessThan(60_000)
    for (const { id: refundId } of byHand) {
      expect(of(refundId)).toMatchObject([{ amountPaise: 100, receipt: null, status: 'processed' }])
    }
    expect(await listed(-7_200_000, -3_600_000)).toEqual([])
  })

  test('signs what it calls us for', async () => {
    const { providerOrderId, payment } = await paid(89_900)
    const call = double.event(payment)
    const update = { providerOrderId, providerPaymentId: payment.id, amountPaise: 89_900, currency: 'INR' }
    const event = receive(call)
    expect(event?.payment).toEqual({ ...update, status: 'captured' })
    expect(receive(call)?.id).toBe(event?.id)
    const other = double.event((await paid(500)).payment)
    expect(receive(other)?.id).not.toBe(event?.id)
    for (const forged of [
      { ...call, body: `${call.body} ` },
      { ...call, body: call.body.replace(payment.id, 'another') },
      { ...call, headers: {} },
      { ...call, headers: other.headers },
    ]) {
      expect(receive(forged)).toBeUndefined()
    }
  })

  test('calls us for refunds, whether they arrive or not', async () => {
    const { payment } = await paid()
    const made = double.refundByHand(payment, 1_015)
    const update = { providerRefundId: made.id, providerPaymentId: payment.id, amountPaise: 1_015 }
    expect(receive(double.refundEvent(made))?.refund).toMatchObject({ ...update, status: 'processed' })
    double.failRefund(made)
    expect(receive(double.refundEvent(made))?.refund).toMatchObject({ ...update, status: 'failed' })
  })

  test('says of which order a payment in the browser was', async () => {
    const [one, other] = [await paid(), await paid()]
    const answer = double.returnOf(one.payment)
    expect(cardReturnSchema.parse(answer)).toEqual(answer)
    expect(provider.verifyReturn(one.providerOrderId, answer)).toBe(true)
    expect(provider.verifyReturn(other.providerOrderId, answer)).toBe(false)
    for (const nonsense of [undefined, null, 1, '', [], {}, Object.keys(answer)]) {
      expect(provider.verifyReturn(one.providerOrderId, nonsense)).toBe(false)
    }
  })
})
