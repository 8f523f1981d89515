import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { creditLines } from '#/features/credit/credit.tables.ts'
import { giftCards } from '#/features/credit/giftCard.tables.ts'
import { orders } from '#/features/orders/tables/orders.tables.ts'
import { payments } from '#/features/orders/tables/payments.tables.ts'
import { refunds } from '#/features/orders/tables/refunds.tables.ts'
import {
  approveGiftCard,
  buyGiftCard,
  giveUpGiftCard,
  refundGiftCard,
} from '#/features/payments/gifts/buyGiftCard.actions.ts'
import { giftPurchases } from '#/features/payments/gifts/giftPurchases.tables.ts'
import { sendGiftCards } from '#/features/payments/gifts/sendGiftCards.jobs.ts'
import { receipts } from '#/features/receipts/receipts.tables.ts'
import { newId } from '#/platform/db/ids.ts'
import { auditLog } from '#/platform/db/platform.tables.ts'
import { indiaDay, indiaTime } from '#/platform/time/days.ts'
import { openOrderShop } from '../../../test/fixtures/orderShop.ts'
import type { Json } from '../../../test/fixtures/shop.ts'
import { dayCloseData } from './books.privacy.ts'
import { dayCloses } from './books.tables.ts'
import { closeDay } from './closeDay.actions.ts'

const orderShop = await openOrderShop()
const { shop, other, people, post, approve } = orderShop
const { db } = shop.services
let product: Awaited<ReturnType<typeof orderShop.newProduct>>
beforeAll(async () => {
  product = await orderShop.newProduct({ quantity: 900 })
})
afterAll(orderShop.close)

const admin = { as: people.adminAsha }
const { password } = people.adminAsha
const read = async (day: string): Promise<Json> =>
  (await shop.call('GET', `/api/admin/books/day/${day}`, admin)).body
const lineOf = (day: Json, means: string) => day.lines.find((line: Json) => line.means === means)
const reasons = { cash: '', upi: '', card: '' }
/** Closes a day as it is shown, with some of it counted otherwise. */
const close = async (day: string, counted: Json = {}, fields: Json = {}, at = shop) => {
  const { lines, closes } = await read(day)
  const expected = Object.fromEntries(lines.map((line: Json) => [line.means, line.expected]))
  const { credit: _, ...asExpected } = expected
  const json = { expected, closes, counted: { ...asExpected, ...counted }, reasons, ...fields }
  return at.call('POST', `/api/admin/books/day/${day}/close`, { ...admin, json })
}
/** A paid order of 3,000 rupees whose money came in on a day. */
async function paidOn(day: string): Promise<Json> {
  const order = await orderShop.orderOfThree(product)
  await approve(order)
  const completedAt = indiaTime(day, 23.9)
  await db.update(payments).set({ completedAt }).where(eq(payments.orderId, order._id))
  return order
}

test('a day says what came in and went out in India by each means, until it is closed and afterwards', async () => {
  const day = '2026-04-01'
  const order = await paidOn(day)
  await paidOn('2026-04-02')
  await db.insert(refunds).values({
    ...{ id: newId(), orderId: order._id, kind: 'bank', amountPaise: 50_000 },
    ...{ state: 'sent', sentAt: indiaTime(day, 0.1), reference: '412345678901' },
  })
  const before = await read(day)
  expect(lineOf(before, 'upi')).toEqual({ means: 'upi', in: 3_000, out: 500, expected: 2_500 })
  expect(lineOf(before, 'cash')).toMatchObject({ expected: 0 })
  expect(before).toMatchObject({ closes: 0, changed: [] })
  const silent = await close(day, { upi: '2,400' })
  expect(silent).toMatchObject({ status: 422, body: { errors: [{ field: 'reasons.upi' }] } })
  const closed = await close(day, { upi: '₹2,400' }, { reasons: { ...reasons, upi: 'The bank’s fee' } })
  expect(closed).toMatchObject({
    status: 200,
    body: { closes: 1, closedBy: people.adminAsha.name, changed: [] },
  })
  expect(lineOf(closed.body, 'upi')).toMatchObject({
    counted: 2_400,
    difference: -100,
    reason: 'The bank’s fee',
  })
  // What is taken back afterwards is told, and the day is counted again beside what was counted before.
  await db
    .update(payments)
    .set({ status: 'Pending', completedAt: null })
    .where(eq(payments.orderId, order._id))
  expect((await read(day)).changed).toEqual(['upi'])
  expect(await close(day)).toMatchObject({ status: 200, body: { closes: 2, changed: [] } })
  const rows = await db.select().from(dayCloses).where(eq(dayCloses.day, day))
  expect(rows.map(({ nth }) => nth).sort()).toEqual([1, 2])
  const logged = await db.select().from(auditLog).where(eq(auditLog.action, 'day.close'))
  expect(logged).toHaveLength(2)
})

test('cash less its part by UPI, and store credit by its ledger, each on its own day', async () => {
  const [day, before] = ['2026-04-11', '2026-04-10']
  const order = await paidOn(day)
  await db
    .update(payments)
    .set({ type: 'cod', advancePaise: 50_000, advanceAt: indiaTime(before, 12) })
    .where(eq(payments.orderId, order._id))
  const [paid] = await db.select().from(orders).where(eq(orders.id, order._id))
  const about = { customerId: paid?.customerId ?? null, orderId: order._id, createdAt: indiaTime(day, 12) }
  await db.insert(creditLines).values([
    { id: newId(), ...about, amountPaise: 70_000, cause: 'givenBack' },
    { id: newId(), ...about, amountPaise: -20_000, cause: 'spent' },
    { id: newId(), ...about, amountPaise: 90_000, cause: 'granted' },
  ])
  const shown = await read(day)
  expect(lineOf(shown, 'cash')).toMatchObject({ in: 2_500, out: 0 })
  expect(lineOf(shown, 'upi')).toMatchObject({ in: 0 })
  expect(lineOf(shown, 'credit')).toMatchObject({ in: 200, out: 700, expected: -500 })
  expect(lineOf(await read(before), 'upi')).toMatchObject({ in: 500 })
  // A card's refund goes out where its money came in.
  await db.insert(refunds).values({
    ...{ id: newId(), orderId: order._id, kind: 'razorpay', amountPaise: 10_000 },
    ...{ state: 'sent', sentAt: indiaTime(day, 23.99), reference: 'rfnd_1' },
  })
  expect(lineOf(await read(day), 'card')).toMatchObject({ in: 0, out: 100 })
})

test('gift cards that were sold are money of the bank, on the day on which it came and on that on which it went back', async () => {
  const [sold, back] = ['2026-04-14', '2026-04-16']
  const wanted = {
    valuePaise: 50_000,
    recipientEmail: 'ravi@example.com',
    greeting: '',
    sendOn: '2027-01-01',
  }
  const actor = { ...people.adminAsha, role: 'admin' as const }
  const id = await buyGiftCard(db, people.meera, { ...wanted, idempotencyKey: newId() })
  await approveGiftCard(db, actor, id)
  await giveUpGiftCard(db, people.meera.id, id)
  await refundGiftCard(db, actor, id, '412345678909')
  const [row] = await db.select().from(giftPurchases).where(eq(giftPurchases.id, id))
  expect([row?.paidAt, row?.refundedAt]).toEqual([expect.any(Date), expect.any(Date)])
  const days = { paidAt: indiaTime(sold, 12), refundedAt: indiaTime(back, 12) }
  await db.update(giftPurchases).set(days).where(eq(giftPurchases.id, id))
  expect(lineOf(await read(sold), 'upi')).toMatchObject({ in: 500, out: 0 })
  expect(lineOf(await read(back), 'upi')).toMatchObject({ in: 0, out: 500 })
})

test('gift cards that an admin sold are money, too: of the till or the bank, and given away of neither', async () => {
  const [sold, back] = ['2026-05-04', '2026-05-06']
  const issue = async (paidBy: string) => {
    const json = { requestId: newId(), amount: 700, paidBy, currentPassword: password }
    const { status, body } = await post('/admin/gift-card', json)
    expect(status).toBe(201)
    await db
      .update(giftCards)
      .set({ createdAt: indiaTime(sold, 12) })
      .where(eq(giftCards.id, body.card._id))
    return body.card._id as string
  }
  const cash = await issue('cash')
  for (const paidBy of ['upi', 'bank', 'free']) await issue(paidBy)
  expect(lineOf(await read(sold), 'cash')).toMatchObject({ in: 700, out: 0 })
  expect(lineOf(await read(sold), 'upi')).toMatchObject({ in: 1_400, out: 0 })
  expect((await post(`/admin/gift-card/${cash}/withdraw`, { currentPassword: password })).status).toBe(200)
  await db
    .update(giftCards)
    .set({ endedAt: indiaTime(back, 12) })
    .where(eq(giftCards.id, cash))
  expect(lineOf(await read(back), 'cash')).toMatchObject({ in: 0, out: 700 })
  // The card of one that was bought online is no second sale.
  const id = await buyGiftCard(db, people.meera, {
    ...{ valuePaise: 50_000, recipientEmail: 'ravi@example.com', greeting: '', sendOn: indiaDay(new Date()) },
    idempotencyKey: newId(),
  })
  await approveGiftCard(db, { ...people.adminAsha, role: 'admin' as const }, id)
  await sendGiftCards(shop.services)
  const [purchase] = await db.select().from(giftPurchases).where(eq(giftPurchases.id, id))
  expect(purchase?.state).toBe('sent')
  const paidAt = indiaTime('2026-05-08', 12)
  await db.update(giftPurchases).set({ paidAt }).where(eq(giftPurchases.id, id))
  await db
    .update(giftCards)
    .set({ createdAt: paidAt })
    .where(eq(giftCards.id, purchase?.giftCardId ?? ''))
  expect(lineOf(await read('2026-05-08'), 'upi')).toMatchObject({ in: 500, out: 0 })
})

test('money beside the orders stands beside its day: on top, too little, without an order, sent back', async () => {
  const [day, later] = ['2026-04-18', '2026-04-20']
  const [most, least] = [await paidOn(day), await paidOn(day)]
  const money = (fields: Partial<typeof receipts.$inferInsert>) => ({
    ...{ id: newId(), source: 'hand' as const, fingerprint: newId(), amountPaise: 100_000, receivedOn: day },
    ...fields,
  })
  const paidBy = (order: Json) => ({ orderId: order._id, paidKind: 'payment', matchReason: 'hand' }) as const
  await db.insert(receipts).values([
    money({
      ...paidBy(most),
      amountPaise: 310_000,
      outcome: 'refund',
      returnedPaise: 10_000,
      settledAt: indiaTime(later, 9),
    }),
    money({ ...paidBy(least), amountPaise: 299_000 }),
    money({}),
    money({ outcome: 'notOrder' }),
    money({ outcome: 'duplicate' }),
  ])
  expect(await read(day)).toMatchObject({ withoutOrder: 100 - 10 + 1_000 + 1_000, sentBack: 0 })
  expect(await read(later)).toMatchObject({ withoutOrder: 0, sentBack: 100 })
})

test('what changed since it was shown is shown again, and of two admins one closes', async () => {
  const day = '2026-04-05'
  await paidOn(day)
  const { lines } = await read(day)
  const expected = Object.fromEntries(lines.map((line: Json) => [line.means, line.expected]))
  await paidOn(day)
  expect(await close(day, {}, { expected })).toMatchObject({ status: 409, body: { code: 'books_changed' } })
  const asShown = { closes: 0 }
  const both = await Promise.all([close(day, {}, asShown), close(day, {}, asShown, other)])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(both.find(({ status }) => status === 409)?.body.code).toBe('day_closed')
})

test('a day that is still to come is not closed, and one of last month that nobody counted is asked for', async () => {
  const ahead = indiaDay(new Date(Date.now() + 2 * 86_400_000))
  expect(await close(ahead)).toMatchObject({ status: 422, body: { code: 'day_ahead' } })
  expect((await shop.call('GET', '/api/admin/books/day/2026-13-01', admin)).status).toBe(404)
  const day = indiaDay(new Date(Date.now() - 5 * 86_400_000))
  await paidOn(day)
  const open = async () => (await shop.call('GET', '/api/admin/books/open', admin)).body.days
  expect(await open()).toEqual([day])
  const later = indiaDay(new Date(Date.now() - 3 * 86_400_000))
  await paidOn(later)
  expect(await open()).toEqual([later, day])
  await close(later)
  await close(day)
  expect(await open()).toEqual([])
})

test('the money of an order is told from beginning to end', async () => {
  const order = await orderShop.orderOfThree(product)
  const timeline = async () => (await shop.call('GET', `/api/admin/books/order/${order._id}`, admin)).body
  expect(await timeline()).toMatchObject({ asked: 3_000, received: 0, stillToCome: 3_000, owedBack: 0 })
  await approve(order)
  await post(`/order/${order._id}/cancel`, {}, people.meera)
  const after = await timeline()
  expect(after).toMatchObject({ received: 3_000, stillToCome: 0, refunded: 0, owedBack: 3_000 })
  expect(after.entries.map(({ kind }: Json) => kind)).toEqual(['asked', 'received', 'refundDue'])
  expect((await shop.call('GET', `/api/admin/books/order/${newId()}`, admin)).status).toBe(404)
})

test('what came on top of an order is owed back until it went, and told with it', async () => {
  const order = await paidOn('2026-04-22')
  const receipt = { id: newId(), source: 'hand' as const, fingerprint: newId(), receivedOn: '2026-04-22' }
  const paid = { orderId: order._id, paidKind: 'payment', matchReason: 'hand' } as const
  await db.insert(receipts).values({ ...receipt, ...paid, amountPaise: 310_000 })
  const timeline = async () => (await shop.call('GET', `/api/admin/books/order/${order._id}`, admin)).body
  const withExtra = await timeline()
  expect(withExtra).toMatchObject({ received: 3_100, owedBack: 100, refunded: 0 })
  expect(withExtra.entries).toContainEqual(expect.objectContaining({ kind: 'extraReceived', amount: 100 }))
  const back = {
    outcome: 'refund' as const,
    returnedPaise: 10_000,
    returnOrderId: order._id,
    settledAt: new Date(),
  }
  await db.update(receipts).set(back).where(eq(receipts.id, receipt.id))
  expect(await timeline()).toMatchObject({ received: 3_100, owedBack: 0, refunded: 100 })
})

test('whoever closed a day is forgotten with the account, the counting is not', async () => {
  const actor = { id: newId(), name: 'Ravi Rao', role: 'admin' as const }
  const none = { cash: 0, upi: 0, card: 0 }
  await closeDay(db, actor, {
    day: '2026-03-01',
    closes: 0,
    expected: { ...none, credit: 0 },
    counted: none,
    reasons,
  })
  expect(await dayCloseData.collect(db, { id: actor.id, email: '' })).toEqual(['2026-03-01'])
  await dayCloseData.erase(db, { id: actor.id, email: '' })
  const [row] = await db.select().from(dayCloses).where(eq(dayCloses.day, '2026-03-01'))
  expect(row).toMatchObject({ closedBy: null, closedByName: '' })
})
