import { eq, sql } from 'drizzle-orm'
import { afterAll, describe, expect, test } from 'vitest'
import { orderEvents, orders } from '#/features/orders/tables/orders.tables.ts'
import { newId } from '#/platform/db/ids.ts'
import { mailsAbout } from '../../../../test/fixtures/orderMails.ts'
import { openOrderShop } from '../../../../test/fixtures/orderShop.ts'
import { eventsOf, parcel } from '../../../../test/fixtures/orders.ts'
import { changeSettings } from '../../../../test/fixtures/settings.ts'
import type { Json, Person } from '../../../../test/fixtures/shop.ts'

const orderShop = await openOrderShop()
const { shop, other, people, either, post, approve, step, cancel, owe, seen, auditOf } = orderShop
const product = await orderShop.newProduct({ quantity: 500 })
afterAll(orderShop.close)

/** 3,000 rupees. */
const make = (payment = 'upi') => orderShop.orderOfThree(product, { payment })
const takings = async () =>
  (await shop.call('GET', '/api/admin/sales?period=today', { as: people.adminAsha })).body.now.takings

async function approved() {
  const order = await make()
  expect((await approve(order)).status).toBe(200)
  return seen(order)
}
const undo = ({ paymentId }: Json, at = shop, event = paymentId.undo?.event ?? newId(), as?: Person) =>
  post(`/admin/order/undo-payment/${paymentId._id}`, { event }, as, at)

describe('an approval that was a mistake', () => {
  test('is taken back: pending again, told to the customer, in log and audit, out of the takings', async () => {
    const before = await takings()
    const order = await approved()
    expect(await takings()).toBe(before + 3_000)
    expect(Date.parse(order.paymentId.undo.until) - Date.now()).toBeGreaterThan(14 * 60_000)
    const answer = await undo(order)
    expect(answer).toMatchObject({
      status: 200,
      body: { paymentId: { status: 'Pending' }, actions: ['approve', 'pack', 'cancel', 'note'] },
    })
    expect(answer.body.paymentId).not.toHaveProperty('undo')
    expect(eventsOf(answer.body)).toEqual(['placed', 'paid', 'paymentUndone'])
    expect(answer.body.events.at(-1).by).toBe('Asha Verma')
    expect(await takings()).toBe(before)
    expect(await mailsAbout(shop, order._id)).toEqual(['order.placed', 'order.paid', 'order.paymentUndone'])
    expect((await auditOf(order)).at(-1)).toMatchObject({
      action: 'order.undoPayment',
      before: { payment: 'Completed' },
      after: { payment: 'Pending' },
    })
    // And approved again, when the money is there after all.
    expect((await approve(order)).status).toBe(200)
    expect(eventsOf(await seen(order))).toEqual(['placed', 'paid', 'paymentUndone', 'paid'])
    expect(await takings()).toBe(before + 3_000)
  })

  test('is shown to admins only, and undone by admins only', async () => {
    const order = await approved()
    expect((await seen(order, people.meera)).paymentId).not.toHaveProperty('undo')
    expect((await undo(order, shop, undefined, people.meera)).status).toBe(403)
    expect((await post(`/admin/order/undo-payment/${newId()}`, { event: newId() })).status).toBe(404)
    const wrong = await post(`/admin/order/undo-payment/${order.paymentId._id}`, { event: 'x' })
    expect(wrong).toMatchObject({ status: 422, body: { errors: [{ field: 'event' }] } })
    expect((await seen(order)).paymentId.status).toBe('Completed')
  })

  test('stays after 15 minutes', async () => {
    const order = await approved()
    await shop.services.db
      .update(orderEvents)
      .set({ createdAt: sql`created_at - interval '15 minutes'` })
      .where(eq(orderEvents.orderId, order._id))
    expect((await seen(order)).paymentId).not.toHaveProperty('undo')
    expect(await undo(order)).toMatchObject({ status: 409, body: { code: 'undo_late' } })
    expect((await seen(order)).paymentId.status).toBe('Completed')
  })

  test('stays once the parcel left for it, or its money was owed back', async () => {
    const sent = await approved()
    await step(sent, { status: 'packed' })
    await step(sent, parcel)
    const owed = await approved()
    await owe(owed, { amount: 5, note: 'A flaw' })
    const cancelled = await approved()
    await cancel(cancelled)
    for (const order of [sent, owed, cancelled]) {
      expect(await undo(order)).toMatchObject({ status: 409, body: { code: 'undo_passed' } })
      const now = await seen(order)
      expect(now.paymentId.status).toBe('Completed')
      expect(now.paymentId).not.toHaveProperty('undo')
    }
  })

  test('stays where an invoice was issued for it; a parcel that has to have one anyway is no hindrance', async () => {
    await changeSettings(shop, { gstin: '09ABCDE1234F1Z5' })
    try {
      const order = await approved()
      const invoice = await shop.call('GET', `/api/order/${order._id}/invoice.pdf`, { as: people.meera })
      expect(invoice.status).toBe(200)
      expect((await seen(order)).paymentId).not.toHaveProperty('undo')
      expect(await undo(order)).toMatchObject({ status: 409, body: { code: 'undo_invoiced' } })
      const cash = await make('cod')
      await step(cash, { status: 'packed' })
      await step(cash, parcel)
      await post(`/admin/order/cash-collected/${cash.paymentId._id}`)
      expect((await undo(await seen(cash))).status).toBe(200)
    } finally {
      await changeSettings(shop, { gstin: '' })
    }
  })
})

test('cash that was not collected after all is due again, without a mail', async () => {
  const order = await make('cod')
  await step(order, { status: 'packed' })
  await step(order, parcel)
  await post(`/admin/order/cash-collected/${order.paymentId._id}`)
  await step(order, { status: 'delivered' })
  const answer = await undo(await seen(order))
  expect(answer).toMatchObject({
    status: 200,
    body: { status: 'delivered', paymentId: { status: 'Pending' } },
  })
  expect(answer.body.actions).toContain('collectCash')
  expect(await mailsAbout(shop, order._id)).not.toContain('order.paymentUndone')
})

describe('at the same moment', () => {
  test('many undo it: one event, one mail', async () => {
    const order = await approved()
    const answers = await Promise.all(Array.from({ length: 8 }, (_, at) => undo(order, either(at))))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect(eventsOf(await seen(order))).toEqual(['placed', 'paid', 'paymentUndone'])
    expect(await mailsAbout(shop, order._id)).toEqual(['order.placed', 'order.paid', 'order.paymentUndone'])
  })

  test('whoever looks at an old page does not undo what another admin approved since', async () => {
    const order = await approved()
    await undo(order)
    await approve(order, other)
    expect(await undo(order)).toMatchObject({ status: 409, body: { code: 'undo_other' } })
    expect((await seen(order)).paymentId.status).toBe('Completed')
  })

  test('against shipping: the parcel leaves paid, or does not leave without a reason', async () => {
    for (let at = 0; at < 6; at += 1) {
      const order = await approved()
      await step(order, { status: 'packed' })
      const [taken, shipped] = await Promise.all([undo(order, other), step(order, parcel)])
      const now = await seen(order)
      expect([taken.status, shipped.status, now.status, now.paymentId.status]).toEqual(
        taken.status === 200 ? [200, 422, 'packed', 'Pending'] : [409, 200, 'shipped', 'Completed'],
      )
    }
  })

  test('against a cancellation: what is owed back was paid', async () => {
    for (let at = 0; at < 6; at += 1) {
      const order = await approved()
      const [taken] = await Promise.all([undo(order, other), cancel(order)])
      const now = await seen(order)
      expect([taken.status, now.paymentId.status, now.refunds.length]).toEqual(
        taken.status === 200 ? [200, 'Pending', 0] : [409, 'Completed', 1],
      )
    }
  })
})

describe('a parcel that is not paid', () => {
  const reason = 'A customer of many years'

  test.each(['upi', 'card'])('by %s leaves with a reason only, which stays in the shop', async (type) => {
    const order = await make()
    if (type === 'card') {
      await shop.services.db.execute(sql`update payments set type = 'card' where order_id = ${order._id}`)
    }
    await step(order, { status: 'packed' })
    for (const unpaidReason of [undefined, '', '   ']) {
      const refused = await step(order, {
        ...parcel,
        ...(unpaidReason === undefined ? {} : { unpaidReason }),
      })
      expect(refused).toMatchObject({
        status: 422,
        body: { code: 'unpaid_reason_missing', errors: [{ field: 'unpaidReason' }] },
      })
    }
    expect((await seen(order)).status).toBe('packed')
    const { body } = await step(order, { ...parcel, unpaidReason: ` ${reason} ` })
    expect(body.status).toBe('shipped')
    expect(body.events.at(-1)).toMatchObject({
      event: 'note',
      text: `Sent although it is not paid: ${reason}`,
      by: 'Asha Verma',
    })
    expect((await auditOf(order)).at(-1)?.after).toMatchObject({ status: 'shipped', unpaidReason: reason })
    expect(JSON.stringify(await seen(order, people.meera))).not.toContain(reason)
  })

  test('in cash, or paid, needs none', async () => {
    const [cash, paid] = [await make('cod'), await approved()]
    for (const order of [cash, paid]) {
      await step(order, { status: 'packed' })
      expect((await step(order, parcel)).status).toBe(200)
    }
  })

  test('is refused among many by itself, naming the field', async () => {
    const [unpaid, excused, cash] = [await make(), await make(), await make('cod')]
    for (const order of [unpaid, excused, cash]) await step(order, { status: 'packed' })
    const { status, ...goes } = parcel
    const { body } = await post('/admin/order/bulk-status', {
      status,
      orders: [
        { _id: unpaid._id, ...goes },
        { _id: excused._id, ...goes, unpaidReason: reason },
        { _id: cash._id, ...goes },
      ],
    })
    expect(body.results).toMatchObject([
      { ok: false, code: 'unpaid_reason_missing', field: 'unpaidReason' },
      { ok: true },
      { ok: true },
    ])
    const [row] = await shop.services.db.select().from(orders).where(eq(orders.id, unpaid._id))
    expect(row).toMatchObject({ status: 'packed', carrier: null })
  })
})
