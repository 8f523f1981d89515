import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { giftPurchases } from '#/features/payments/gifts/giftPurchases.tables.ts'
import { newId } from '#/platform/db/ids.ts'
import { addDays } from '#/platform/time/days.ts'
import { changeSettings } from '../../../test/fixtures/settings.ts'
import type { Json } from '../../../test/fixtures/shop.ts'
import { openReceiptShop } from './receipts.fixture.ts'
import { receiptData } from './receipts.privacy.ts'
import { receipts } from './receipts.tables.ts'
import { matchOpenReceipts } from './recordReceipts.actions.ts'

const receiptShop = await openReceiptShop()
const { shop, other, people, db, today, password } = receiptShop
const { post, credit, record, rowOf, listed, match, settle, loose, actionsOn, place, give } = receiptShop
beforeAll(async () => {
  await changeSettings(shop, { giftCardAmounts: '500, 3,000', upiId: 'zari@upi' })
  other.services.settings.forget()
})
afterAll(receiptShop.close)

/** A gift card of 3,000 rupees that is to be sent in three days. */
async function buy(json: Json = {}): Promise<Json> {
  // So many may wait for their money, and no more.
  await db.execute(sql`update gift_purchases set buyer_id = null where state = 'awaited'`)
  const { status, body } = await shop.call('POST', '/api/gift-card', {
    as: people.meera,
    json: {
      ...{ requestId: newId(), amount: 3_000, recipientEmail: 'friend@example.com' },
      ...{ sendOn: addDays(today, 3), ...json },
    },
  })
  expect(status).toBe(201)
  return body
}
const giveUtr = ({ _id }: Json, reference: string) =>
  shop.call('POST', `/api/gift-card/${_id}/reference`, { as: people.meera, json: { reference } })
const giveUp = ({ _id }: Json) => shop.call('POST', `/api/gift-card/${_id}/cancel`, { as: people.meera })
const purchaseOf = async ({ _id }: Json) =>
  (await db.select().from(giftPurchases).where(eq(giftPurchases.id, _id)))[0]
const decide = ({ _id }: Json, what: 'approve' | 'refund') =>
  post(`/admin/gift-card/sold/${_id}/${what}`, { currentPassword: password, reference: 'UTR 1' })
const suggested = async (utr: string | null) =>
  (await listed('likely')).receipts.find((one: Json) => one.utr === utr)?.suggestions

test('a gift card that the bank names is paid, once, whoever says so and how often', async () => {
  const card = await buy()
  const one = credit({ narration: `UPI/CR/GIFT${card.number}/X` })
  const answers = await Promise.all([
    record([one]),
    record([one], other),
    matchOpenReceipts(other.services),
    decide(card, 'approve'),
    record([{ ...one, narration: `NEFT Gift card ${card.number} PAID` }]),
  ])
  expect(answers).toHaveLength(5)
  await matchOpenReceipts(shop.services)
  expect((await purchaseOf(card))?.state).toBe('paid')
  const row = await rowOf(one.utr)
  expect(row).toMatchObject({ giftPurchaseId: card._id, orderId: null, paidKind: 'gift' })
  // A second payment of it is somebody's money.
  const again = credit({ narration: `GIFT${card.number} X` })
  expect(await record([again])).toMatchObject({ added: 1, matched: 0 })
  expect(await suggested(again.utr)).toMatchObject([
    { doubt: 'paidAlready', order: { is: 'giftCard', number: card.number } },
  ])
  const { receipts: matched } = await listed('matched')
  expect(matched.find(({ _id }: Json) => _id === row.id)).toMatchObject({
    order: { is: 'giftCard', _id: card._id, number: card.number, amount: 3_000 },
    left: 0,
  })
})

test('a gift card that an admin approved is explained by its money, and stays paid', async () => {
  const card = await buy()
  await decide(card, 'approve')
  const paidAt = (await purchaseOf(card))?.paidAt
  const one = credit({ narration: `GIFT${card.number} X` })
  expect(await record([one])).toMatchObject({ matched: 1 })
  expect(await purchaseOf(card)).toMatchObject({ state: 'paid', paidAt })
  expect((await rowOf(one.utr)).giftPurchaseId).toBe(card._id)
})

test('by the reference that its buyer gave; with another amount, from before it, or of an order as well it pays nothing', async () => {
  const [fine, less, early, shared] = [await buy(), await buy(), await buy(), await buy()]
  const order = await place()
  const lines = [
    credit(),
    credit({ amountPaise: 299_900 }),
    credit({ receivedOn: addDays(today, -2) }),
    credit(),
  ] as const
  await db.update(giftPurchases).set({ buyerId: people.meera.id })
  for (const [at, card] of [fine, less, early, shared].entries())
    expect((await giveUtr(card, lines[at]?.utr ?? '')).status).toBe(200)
  await give(order, lines[3].utr ?? '')
  expect(await record(lines)).toMatchObject({ added: 4, matched: 1 })
  const states = await Promise.all([fine, less, early, shared].map(purchaseOf))
  expect(states.map((purchase) => purchase?.state)).toEqual(['paid', 'awaited', 'awaited', 'awaited'])
  expect((await suggested(lines[1].utr))[0]).toMatchObject({ doubt: 'otherAmount' })
  expect((await suggested(lines[2].utr))[0]).toMatchObject({
    doubt: 'beforeOrder',
    text: `The money came before gift card ${early.number} was placed. Was it for something else?`,
  })
  expect((await suggested(lines[3].utr))[0]).toMatchObject({ doubt: 'sharedReference' })
})

test('given up before its money came it is never sent: an admin says that the money was for it, and it is owed back', async () => {
  const card = await buy()
  await giveUp(card)
  const one = credit({ narration: `GIFT${card.number} X` })
  expect(await record([one])).toMatchObject({ matched: 0 })
  expect((await suggested(one.utr))[0]).toMatchObject({ doubt: 'over' })
  const { id } = await rowOf(one.utr)
  const json = { giftNumber: card.number }
  expect(await match(id, json)).toMatchObject({
    status: 422,
    body: { errors: [{ field: 'currentPassword' }] },
  })
  const answers = await Promise.all(
    [shop, other, shop].map((at) => match(id, { ...json, currentPassword: password }, at)),
  )
  for (const { status, body } of answers) expect([status, body.order?.number]).toEqual([200, card.number])
  expect(await purchaseOf(card)).toMatchObject({ state: 'owed', paidAt: expect.any(Date) })
  expect(await actionsOn(card._id)).toEqual(['giftPurchase.approve'])
  expect((await decide(card, 'refund')).body.state).toBe('refunded')
})

test('given up while its money arrives: it is owed back, or nothing was paid', async () => {
  for (let round = 0; round < 5; round += 1) {
    const card = await buy()
    await db.update(giftPurchases).set({ buyerId: people.meera.id }).where(eq(giftPurchases.id, card._id))
    const one = credit({ narration: `GIFT${card.number} X` })
    await Promise.all([record([one], other), giveUp(card)])
    const [purchase, receipt] = [await purchaseOf(card), await rowOf(one.utr)]
    expect([purchase?.state, purchase?.paidAt !== null, receipt.giftPurchaseId !== null]).toEqual(
      purchase?.state === 'owed' ? ['owed', true, true] : ['cancelled', false, false],
    )
  }
})

test('too little with a reason, too much goes back, and what cannot be is refused', async () => {
  const [little, much] = [await buy(), await buy()]
  const [short, long] = [await loose({ amountPaise: 250_000 }), await loose({ amountPaise: 310_000 })]
  const by = { currentPassword: password }
  expect(await match(short.id, { giftNumber: little.number, ...by })).toMatchObject({
    status: 422,
    body: {
      code: 'other_amount',
      message: expect.stringContaining(`Gift card ${little.number} asked for ₹3,000`),
    },
  })
  const why = { reason: 'A discount on the phone', ...by }
  expect((await match(short.id, { giftNumber: little.number, ...why })).status).toBe(200)
  expect((await match(short.id, { orderNumber: 1, ...by })).body.code).toBe('order_unknown')
  expect((await match(short.id, { giftNumber: much.number, ...why })).body.code).toBe('receipt_used')
  expect((await match(long.id, { giftNumber: little.number, ...by })).body.code).toBe('order_has_receipt')
  expect((await match(long.id, { giftNumber: 999_999, ...by })).body.code).toBe('order_unknown')
  expect((await match(long.id, { giftNumber: 1, orderNumber: 1, ...by })).status).toBe(422)
  expect((await match(long.id, by)).status).toBe(422)
  const matched = await match(long.id, { giftNumber: much.number, ...by })
  expect(matched.body).toMatchObject({ order: { number: much.number }, left: 100 })
  expect((await listed('unmatched')).receipts[0]).toMatchObject({ left: 100 })
  expect((await settle(long.id, { outcome: 'notOrder' })).body.code).toBe('receipt_in_use')
  const back = await settle(long.id, { outcome: 'refund', reference: 'UTR 7' })
  expect(back.body).toMatchObject({ returned: 100, left: 0 })
  expect((await settle(long.id, { outcome: 'refund', reference: 'UTR 7' })).body.code).toBe('nothing_left')
})

test('stands among what waits for its money, and under its buyer’s own data until the account goes', async () => {
  const card = await buy()
  const { body: awaited } = await shop.call('GET', '/api/admin/receipt/awaited', { as: people.adminAsha })
  expect(awaited.find(({ order }: Json) => order._id === card._id)).toMatchObject({
    order: { is: 'giftCard', number: card.number, amount: 3_000 },
  })
  await db.update(giftPurchases).set({ buyerId: people.meera.id }).where(eq(giftPurchases.id, card._id))
  const one = credit({ narration: `GIFT${card.number} OF A FRIEND` })
  await record([one])
  const collected = (id: string) => receiptData.collect(db, { id, email: '' } as never) as Promise<Json[]>
  expect((await collected(people.meera.id)).map(({ text }) => text)).toContain(one.narration)
  expect(await collected(people.ravi.id)).toEqual([])
  await db.transaction((tx) => receiptData.erase(tx, { id: people.meera.id, email: '' } as never))
  expect((await rowOf(one.utr)).narration).toBe('')
  expect(await db.select().from(receipts).where(eq(receipts.giftPurchaseId, card._id))).toHaveLength(1)
})
