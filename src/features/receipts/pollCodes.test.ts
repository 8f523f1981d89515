import { eq } from 'drizzle-orm'
import { afterAll, afterEach, describe, expect, test } from 'vitest'
import { payments } from '#/features/orders/tables/payments.tables.ts'
import { upiCodes } from '#/features/payments/upiCodes/upiCodes.tables.ts'
import { openCardShop } from '../../../test/fixtures/cardShop.ts'
import { orderOf } from '../../../test/fixtures/orders.ts'
import type { Json } from '../../../test/fixtures/shop.ts'
import { pollCodes } from './pollCodes.jobs.ts'

const cards = await openCardShop(
  { upiId: 'weavers@okbank', upiName: 'Zari Weavers' },
  { RAZORPAY_UPI_QR: '1' },
)
const { shop, people, razorpay, receive } = cards
afterEach(() => cards.calm())
afterAll(cards.close)

/** An order with its code. */
async function coded() {
  const placed: Json = await orderOf(shop, people.meera, cards.goods.cottonSaree, { payment: 'upi' })
  await shop.call('GET', `/api/order/${placed._id}/upi`, { as: people.meera })
  const code = razorpay.codes.at(-1)
  if (!code) throw new Error('No code')
  return { placed, code }
}
const statusOf = async (placed: Json) => (await cards.seen(placed)).paymentId.status
const receipts = async (list: string): Promise<Json[]> =>
  (await shop.call('GET', `/api/admin/receipt?list=${list}`, { as: people.adminAsha })).body.receipts

describe('a code of which no webhook tells', () => {
  const later = (minutes: number) => new Date(Date.now() + minutes * 60_000)
  const poll = (at = later(4)) => pollCodes(shop.services, at)
  const rowOf = async (id: string) => {
    const [row] = await shop.services.db.select().from(upiCodes).where(eq(upiCodes.id, id))
    if (!row) throw new Error('No code')
    return row
  }
  /** Whether nobody asks about it any more. */
  const closed = async (id: string) => (await rowOf(id)).closedAt !== null
  /** Whether nobody should pay it any more. */
  const ended = async (id: string) => (await rowOf(id)).closesAt <= later(10)

  test('is asked about: the order is paid once, and the webhook that comes at last adds nothing', async () => {
    const { placed, code } = await coded()
    const event = razorpay.creditEvent(code, { rrn: '512345678961' })
    await poll(later(1))
    expect(await statusOf(placed)).toBe('Pending')
    await poll()
    expect(await statusOf(placed)).toBe('Completed')
    await Promise.all([receive(event), poll(), receive(event)])
    expect(await cards.countOf(placed, 'paid')).toBe(1)
    expect((await receipts('matched')).filter(({ utr }) => utr === '512345678961')).toHaveLength(1)
    expect([await closed(code.id), code.status]).toEqual([false, 'closed'])
    await poll(later(20))
    expect([await closed(code.id), await cards.countOf(placed, 'paid')]).toEqual([true, 1])
  })

  test('is closed at the provider once its order is paid otherwise, cancelled, or over another amount', async () => {
    const [paid, cancelled, changed, waiting] = [await coded(), await coded(), await coded(), await coded()]
    const as = people.adminAsha
    await shop.call('POST', `/api/admin/order/secure-payment/${paid.placed.paymentId._id}`, { as })
    await cards.cancel(cancelled.placed)
    const { db } = shop.services
    await db.update(payments).set({ amountPaise: 50_000 }).where(eq(payments.orderId, changed.placed._id))
    await poll(later(0))
    for (const { code } of [paid, cancelled, changed])
      expect([code.status, await ended(code.id)]).toEqual(['closed', true])
    expect([waiting.code.status, await ended(waiting.code.id)]).toEqual(['active', false])
    const asked = razorpay.asked.length
    await poll(later(0))
    expect(razorpay.asked).toHaveLength(asked)
    await poll(later(16))
    for (const { code } of [paid, cancelled, changed]) expect(await closed(code.id)).toBe(true)
    expect(await closed(waiting.code.id)).toBe(false)
  })

  test('that they refuse to close is closed where it was closed before, and else stays open', async () => {
    const [before, refused] = [await coded(), await coded()]
    for (const { placed } of [before, refused]) await cards.cancel(placed)
    before.code.status = 'closed'
    refused.code.status = 'held'
    await poll(later(0))
    expect([await ended(before.code.id), await ended(refused.code.id)]).toEqual([true, false])
  })

  test('that was paid in the moment before it was closed: the money is owed to somebody, and ships nothing', async () => {
    const { placed, code } = await coded()
    razorpay.creditEvent(code, { rrn: '512345678971' })
    await cards.cancel(placed)
    await poll(later(0))
    expect(await statusOf(placed)).toBe('Pending')
    const likely = (await receipts('likely')).find(({ utr }) => utr === '512345678971')
    expect(likely?.suggestions).toMatchObject([{ doubt: 'over' }])
  })

  test('that was confirmed before it was closed and paid afterwards: the money is found all the same', async () => {
    const { placed, code } = await coded()
    await cards.cancel(placed)
    await poll(later(0))
    razorpay.creditEvent(code, { rrn: '512345678975' })
    const found = async () => (await receipts('likely')).some(({ utr }) => utr === '512345678975')
    await poll(later(14))
    expect([await found(), await closed(code.id)]).toEqual([false, false])
    await poll(later(16))
    expect([await found(), await closed(code.id)]).toEqual([true, true])
  })

  test('stays open where the provider does not answer, keeps no other from its turn, and is closed by its end', async () => {
    const [one, two] = [await coded(), await coded()]
    await cards.cancel(one.placed)
    razorpay.mischief = 'error'
    await poll()
    expect([await ended(one.code.id), one.code.status]).toEqual([false, 'active'])
    razorpay.mischief = undefined
    await poll()
    expect([await ended(one.code.id), one.code.status]).toEqual([true, 'closed'])
    razorpay.creditEvent(two.code, { rrn: '512345678981' })
    await poll(later(49 * 60))
    expect([await closed(two.code.id), await statusOf(two.placed)]).toEqual([true, 'Completed'])
  })
})
