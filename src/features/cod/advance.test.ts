import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { payments } from '#/features/orders/tables/payments.tables.ts'
import { refunds } from '#/features/orders/tables/refunds.tables.ts'
import { countFigures, spansOfDays } from '#/features/sales/counting.store.ts'
import { newId } from '#/platform/db/ids.ts'
import { indiaDay } from '#/platform/time/days.ts'
import { HOUR_MS } from '#/platform/time/spans.rules.ts'
import { mailsAbout } from '../../../test/fixtures/orderMails.ts'
import { eventsOf, parcel } from '../../../test/fixtures/orders.ts'
import { changeSettings } from '../../../test/fixtures/settings.ts'
import type { Json, Person } from '../../../test/fixtures/shop.ts'
import { cashProblem } from './cashProblem.ts'
import { findCheck } from './checks.store.ts'
import { openCodShop } from './cod.fixture.ts'
import { codChecks } from './cod.tables.ts'

const codShop = await openCodShop()
const {
  shop,
  other,
  either,
  post,
  step,
  seen,
  workList,
  auditOf,
  db,
  somebody,
  guard,
  ordered,
  confirm,
  quote,
} = codShop
afterAll(codShop.close)
beforeEach(codShop.reset)

describe('the first part of the money', () => {
  const upiSettings = { upiId: 'weavers@okbank', upiName: 'Zari Weavers' }
  beforeAll(() => changeSettings(shop, upiSettings))
  afterAll(() => changeSettings(shop, { upiId: '' }))
  beforeEach(() => guard({ confirmFrom: 1, advanceFrom: 1 }))

  /** Eight pieces for 8,000 rupees, of which 800 come first. */
  const advancing = async (as: Person = somebody()) => {
    const contact = codShop.freshContact()
    const { body } = await ordered(as, { contact }, { quantity: 8 })
    expect(body.order).toMatchObject({
      cashCheck: 'advance',
      paymentId: { amount: 8_000, atDelivery: 7_200 },
    })
    return { ...body.order, as } as Json
  }
  const upi = ({ _id, as }: Json) => shop.call('GET', `/api/order/${_id}/upi`, { as })
  const give = ({ _id, as }: Json, reference = '412345678901') =>
    shop.call('POST', `/api/order/${_id}/upi-reference`, { as, json: { reference } })
  const approve = ({ _id }: Json, at = shop) => post(`/admin/order/approve-advance/${_id}`, {}, undefined, at)
  const refundsOf = (order: Json) => order.refunds.map(({ amount, kind }: Json) => [amount, kind])
  const cancelOne = ({ _id, as, items }: Json, pieces: number) =>
    shop.call('POST', `/api/order/${_id}/cancel-items`, {
      as,
      json: { requestId: newId(), lines: [{ item: items[0]._id, pieces }] },
    })

  test('is shown before, paid by UPI, approved once, and the courier collects the rest', async () => {
    const as = somebody()
    const { body: shown } = await quote(as)
    expect(shown).toMatchObject({ ask: 'advance', advance: 800, rest: 7_200 })
    // At least so many rupees, where a tenth is less.
    await guard({ advanceLeast: 1_500 })
    expect((await quote(as)).body).toMatchObject({ advance: 1_500, rest: 6_500 })
    await guard({ advanceLeast: 100 })
    const order = await advancing(as)
    expect(order.actions).toEqual(['giveReference', 'cancel'])
    expect((await upi(order)).body).toMatchObject({ amount: 800, reference: null })
    expect((await confirm(order, as)).body.code).toBe('nothing_to_confirm')
    expect(await step(order, { status: 'packed' })).toMatchObject({ body: { code: 'cash_held' } })
    const given = await give(order)
    expect(given.body.paymentId).toMatchObject({ reference: null, advance: { reference: '412345678901' } })
    expect(await workList('approval')).toContain(order._id)
    const answers = await Promise.all(Array.from({ length: 4 }, (_, at) => approve(order, either(at))))
    for (const { status, body } of answers) expect([status, body.cashCheck]).toEqual([200, 'passed'])
    const after = await seen(order)
    expect(eventsOf(after)).toEqual(['placed', 'advanceReceived'])
    expect(await workList('approval')).not.toContain(order._id)
    expect(await workList('packing')).toContain(order._id)
    expect((await mailsAbout(shop, order._id)).filter((kind) => kind === 'cod.advance')).toHaveLength(1)
    expect((await auditOf(order)).map(({ action }) => action)).toEqual(['order.approveAdvance'])
    expect((await upi(order)).status).toBe(409)
    for (const to of [{ status: 'packed' }, parcel, { status: 'delivered' }]) {
      expect((await step(order, to)).status).toBe(200)
    }
    expect((await post(`/admin/order/cash-collected/${order.paymentId._id}`)).status).toBe(200)
    const paid = await seen(order)
    expect(paid).toMatchObject({ refundable: 8_000, paymentId: { status: 'Completed', amount: 8_000 } })
    // Every rupee stands in the takings once.
    const { rows } = await db.execute<{ takings_paise: string; payments: number }>(
      countFigures(spansOfDays([indiaDay(new Date())])),
    )
    expect(rows[0]).toMatchObject({ takings_paise: '800000', payments: 1 })
  })

  test('goes back when the order is cancelled or its parcel refused, and no more than it', async () => {
    const cancelled = await advancing()
    await approve(cancelled)
    expect((await codShop.cancel(cancelled, cancelled.as)).status).toBe(200)
    expect(refundsOf(await seen(cancelled))).toEqual([[800, 'upi']])
    const more = db
      .insert(refunds)
      .values({ id: newId(), orderId: cancelled._id, kind: 'upi', amountPaise: 1 })
    await expect(more).rejects.toThrow()
    const refused = await advancing()
    await approve(refused)
    for (const to of [{ status: 'packed' }, parcel, { status: 'undelivered', outcome: 'refused' }]) {
      expect((await step(refused, to)).status).toBe(200)
    }
    expect(refundsOf(await seen(refused))).toEqual([[800, 'upi']])
    const { rows } = await db.execute<{ paid: string }>(
      sql`select sum(advance_paise)::text as paid from payments where advance_at is not null and status = 'Pending'`,
    )
    expect(rows[0]?.paid).toBe('160000')
    // What never came goes nowhere.
    const open = await advancing()
    await codShop.cancel(open, open.as)
    expect(refundsOf(await seen(open))).toEqual([])
  })

  test('stays below what is to be paid when pieces are cancelled: awaited it shrinks, claimed it stands, there it pays the rest', async () => {
    const awaited = await advancing()
    expect((await cancelOne(awaited, 7)).status).toBe(200)
    expect((await seen(awaited)).paymentId).toMatchObject({
      amount: 1_000,
      advance: { amount: 800 },
      atDelivery: 200,
    })
    const two = await advancing()
    await db.update(payments).set({ advancePaise: 300_000 }).where(eq(payments.orderId, two._id))
    expect((await cancelOne(two, 6)).status).toBe(200)
    expect((await seen(two)).paymentId).toMatchObject({ amount: 2_000, advance: { amount: 1_000 } })
    const claimed = await advancing()
    await db.update(payments).set({ advancePaise: 300_000 }).where(eq(payments.orderId, claimed._id))
    await give(claimed)
    expect(await cancelOne(claimed, 6)).toMatchObject({ status: 409, body: { code: 'advance_claimed' } })
    await approve(claimed)
    expect((await cancelOne(claimed, 6)).status).toBe(200)
    const after = await seen(claimed)
    expect(after.paymentId).toMatchObject({ status: 'Completed', amount: 3_000 })
    expect(refundsOf(after)).toEqual([[1_000, 'upi']])
  })

  test('that was claimed of an order that is over is looked for, and goes back', async () => {
    const order = await advancing()
    await give(order)
    await codShop.cancel(order, order.as)
    expect((await seen(order)).paymentId.isUnclear).toBe(true)
    expect(await workList('refunds')).toContain(order._id)
    expect((await approve(order)).body.code).toBe('no_advance_due')
    const late = `/admin/order/late-money/${order.paymentId._id}`
    expect((await post(late, { arrived: true })).status).toBe(200)
    expect(refundsOf(await seen(order))).toEqual([[800, 'upi']])
  })

  test('is taken back as an approved payment is: awaited and held again, with the time that was left, and its receipt stands open', async () => {
    const order = await advancing()
    const undo = (event: string, at = shop, as?: Person) =>
      post(`/admin/order/undo-advance/${order._id}`, { event }, as, at)
    const eventOf = async () => (await seen(order)).paymentId.advance.undo?.event
    const cancelAt = async () => (await findCheck(db, order._id))?.cancelAt.getTime() ?? 0
    const before = await cancelAt()
    await give(order, '412345678977')
    await approve(order)
    await db.execute(sql`insert into receipts (id, source, amount_paise, received_on, fingerprint, utr, order_id, paid_kind, match_reason)
      values (${newId()}, 'statement', 80000, now(), 'first part', '412345678977', ${order._id}, 'advance', 'reference')`)
    await db
      .update(codChecks)
      .set({ endedAt: new Date(Date.now() - HOUR_MS) })
      .where(eq(codChecks.orderId, order._id))
    const event = await eventOf()
    expect((await seen(order, order.as)).paymentId.advance).not.toHaveProperty('undo')
    expect((await undo(newId())).body.code).toBe('undo_other')
    expect((await undo(event, shop, order.as)).status).toBe(403)
    const answers = await Promise.all([undo(event), undo(event, other), undo(event)])
    for (const { status, body } of answers)
      expect([status, body.cashCheck, body.paymentId.advance.isThere]).toEqual([200, 'advance', false])
    const after = await seen(order)
    expect(eventsOf(after)).toEqual(['placed', 'advanceReceived', 'advanceUndone'])
    expect(await step(order, { status: 'packed' })).toMatchObject({ body: { code: 'cash_held' } })
    expect(await workList('approval')).toContain(order._id)
    expect(await mailsAbout(shop, order._id)).toContain('cod.advanceUndone')
    expect((await auditOf(order)).at(-1)).toMatchObject({ action: 'order.undoAdvance' })
    expect((await cancelAt()) - before).toBeGreaterThanOrEqual(HOUR_MS)
    const { rows } = await db.execute(sql`select order_id, is_held from receipts where utr = '412345678977'`)
    expect(rows).toEqual([{ order_id: null, is_held: true }])
    // And approved again, when it is there after all.
    expect((await approve(order)).body.cashCheck).toBe('passed')
    expect((await undo(event)).body.code).toBe('undo_other')
    await step(order, { status: 'packed' })
    expect((await undo((await eventOf()) ?? event)).body.code).toBe('undo_passed')
  })

  test('taken back and packed at the same time: it is packed with its part, or held', async () => {
    for (let round = 0; round < 5; round += 1) {
      const order = await advancing()
      await approve(order)
      const { event } = (await seen(order)).paymentId.advance.undo
      const [undone, packed] = await Promise.all([
        post(`/admin/order/undo-advance/${order._id}`, { event }, undefined, other),
        step(order, { status: 'packed' }),
      ])
      const { status, cashCheck, paymentId } = await seen(order)
      expect([undone.status, packed.status, status, cashCheck, paymentId.advance.isThere]).toEqual(
        undone.status === 200 ? [200, 409, 'placed', 'advance', false] : [409, 200, 'packed', 'passed', true],
      )
    }
  })

  test('that came after an admin had let the order pass is taken back, and holds nothing', async () => {
    const order = await advancing()
    await give(order)
    await post(`/admin/order/pass-cash/${order._id}`)
    await approve(order)
    const { event } = (await seen(order)).paymentId.advance.undo
    const { body } = await post(`/admin/order/undo-advance/${order._id}`, { event })
    expect([body.cashCheck, body.paymentId.advance.isThere]).toEqual(['passed', false])
  })

  test('is not asked for any more once an admin lets the order pass', async () => {
    const order = await advancing()
    const { body } = await post(`/admin/order/pass-cash/${order._id}`)
    expect([body.paymentId.advance, body.actions.includes('approveAdvance')]).toEqual([undefined, false])
  })

  test('nor is an order placed by card turned into one at the door', async () => {
    const order = await advancing()
    expect(await cashProblem(shop.services, order._id)).toMatch(/paid in part/)
    await guard({ isOn: false })
    expect(await cashProblem(shop.services, order._id)).toBe(undefined)
  })
})
