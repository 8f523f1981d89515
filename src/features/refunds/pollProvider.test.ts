import { sql } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { refundPoll } from '#/features/orders/tables/refunds.tables.ts'
import { paymentProvider } from '#/features/providers/registry/registry.ts'
import { openCardShop } from '../../../test/fixtures/cardShop.ts'
import { fetchRefundUpdates, pollRefunds } from './pollProvider.jobs.ts'

const cardShop = await openCardShop()
const { razorpay, shop, other, seen, paid } = cardShop
beforeEach(cardShop.calm)
afterAll(cardShop.close)

describe('nobody calls', () => {
  const anew = (fields: Partial<typeof refundPoll.$inferInsert> = {}) =>
    shop.services.db.update(refundPoll).set({ askedAt: null, ...fields })
  const asked = () => razorpay.asked.filter((question) => question.startsWith('GET /v1/refunds'))

  test('and the check finds what was refunded and what failed, in one question for all orders', async () => {
    const [one, two, three] = [await paid(), await paid(), await paid()]
    razorpay.refundByHand(one.payment, 10_000)
    const failing = razorpay.refundByHand(two.payment, 20_000)
    await anew()
    expect(await pollRefunds(shop.services)).toBe(true)
    expect((await seen(one.order)).refunds).toMatchObject([{ amount: 100, state: 'sent' }])
    failing.status = 'failed'
    await anew()
    await pollRefunds(shop.services)
    expect((await seen(two.order)).refunds).toMatchObject([
      { state: 'failed' },
      { amount: 200, state: 'due' },
    ])
    expect((await seen(three.order)).refunds).toEqual([])
    expect(asked()).toHaveLength(2)
  })

  test('all processes share one turn, a quarter of an hour long', async () => {
    await anew()
    const turns = await Promise.all([shop, other, shop, other].map((at) => pollRefunds(at.services)))
    expect(turns.filter(Boolean)).toHaveLength(1)
    await anew({ askedAt: new Date(Date.now() - 16 * 60_000) })
    expect(await pollRefunds(other.services)).toBe(true)
    expect(asked()).toHaveLength(2)
  })

  test('many refunds come in pages, and what is known costs nothing', async () => {
    const { order, payment } = await paid()
    for (let at = 0; at < 250; at += 1) razorpay.refundByHand(payment, 100)
    const provider = paymentProvider(shop.services.config)
    if (!provider) throw new Error('No cards')
    const later = new Date(Date.now() + 2_000)
    expect(await fetchRefundUpdates(shop.services, provider, later)).toBe(250)
    expect(asked().map((question) => question.match(/skip=(\d+)/)?.[1])).toEqual(['0', '100', '200'])
    expect((await seen(order)).refunds).toHaveLength(250)
    const transactions = vi.spyOn(shop.services.db, 'transaction')
    expect(await fetchRefundUpdates(shop.services, provider, later)).toBe(0)
    expect(transactions).not.toHaveBeenCalled()
    transactions.mockRestore()
  })

  test('what was refunded before Zari watched is not looked for', async () => {
    const { order, payment } = await paid()
    razorpay.refundByHand(payment, 10_000, { created_at: Math.floor(Date.now() / 1_000) - 3_600 })
    await shop.services.db.update(refundPoll).set({ beganAt: sql`now() - interval '30 minutes'` })
    await anew()
    await pollRefunds(shop.services)
    expect((await seen(order)).refunds).toEqual([])
    await shop.services.db.update(refundPoll).set({ beganAt: sql`now() - interval '30 days'` })
    await anew()
    await pollRefunds(shop.services)
    expect((await seen(order)).refunds).toMatchObject([{ amount: 100 }])
  })

  test('a provider that does not answer is asked about the same time again', async () => {
    const { order, payment } = await paid()
    const made = Math.floor(Date.now() / 1_000) - 20 * 86_400
    razorpay.refundByHand(payment, 10_000, { created_at: made })
    const long = sql`now() - interval '30 days'`
    await shop.services.db.update(refundPoll).set({ beganAt: long, knownUntil: long, askedAt: null })
    razorpay.mischief = 'error'
    expect(await pollRefunds(shop.services)).toBe(true)
    razorpay.mischief = undefined
    await anew()
    await pollRefunds(shop.services)
    expect((await seen(order)).refunds).toMatchObject([{ amount: 100 }])
    razorpay.asked.length = 0
    await anew()
    await pollRefunds(shop.services)
    const from = Number(asked()[0]?.match(/from=(\d+)/)?.[1])
    expect(Math.round((Date.now() / 1_000 - from) / 86_400)).toBe(10)
  })
})
