import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { orderSchema } from '#/features/orders/schema/orders.schema.ts'
import { refunds } from '#/features/orders/tables/refunds.tables.ts'
import { newId } from '#/platform/db/ids.ts'
import { stockOf } from '../../../test/fixtures/goods.ts'
import { mailsAbout } from '../../../test/fixtures/orderMails.ts'
import { openOrderShop } from '../../../test/fixtures/orderShop.ts'
import { eventsOf } from '../../../test/fixtures/orders.ts'
import type { Json } from '../../../test/fixtures/shop.ts'

const orderShop = await openOrderShop()
const { shop, people, either, post, put, cancel, owe, seen, workList } = orderShop
let product: { id: string }
beforeEach(async () => {
  product = await orderShop.newProduct()
})
afterAll(orderShop.close)

const send = (refund: Json, json: Json, at = shop) =>
  post(`/admin/refund/send/${refund._id}`, json, undefined, at)
/** 3,000 rupees. */
const placed = (payment = 'upi') => orderShop.orderOfThree(product, { payment })
const paid = () => orderShop.paid(product)
const actionsOf = async (order: Json) => (await orderShop.auditOf(order)).map(({ action }) => action)

describe('a paid order that is cancelled', () => {
  test('owes all of it, which is sent once: story, mail and audit with it, in plain words for the customer', async () => {
    const order = await paid()
    const cancelled = (await cancel(order)).body
    expect(orderSchema.parse(cancelled)).toEqual(cancelled)
    expect(eventsOf(cancelled)).toEqual(['placed', 'paid', 'cancelled', 'refundDue'])
    expect(cancelled.refunds).toMatchObject([{ amount: 3000, kind: 'upi', state: 'due', sentAt: null }])
    expect(cancelled).not.toHaveProperty('refundable')
    expect(await seen(order)).toMatchObject({ refundable: 0 })

    const [refund] = cancelled.refunds
    const json = { kind: 'upi', reference: '612345678901', note: 'By phone' }
    const sent = await send(refund, json)
    expect(sent).toMatchObject({
      status: 200,
      body: { refunds: [{ state: 'sent', reference: '612345678901', by: 'Asha Verma', note: 'By phone' }] },
    })
    const again = await send(refund, { ...json, reference: '999999999999' })
    expect(again.body.refunds).toMatchObject([{ reference: '612345678901' }])
    const mine = await seen(order, people.meera)
    expect(eventsOf(mine)).toEqual(['placed', 'paid', 'cancelled', 'refundDue', 'refunded'])
    expect(mine.events.at(-1).text).toBe('₹3,000.00 by UPI, reference 612345678901')
    expect(JSON.stringify(mine)).not.toMatch(/By phone|Asha/)
    expect(await mailsAbout(shop, order._id)).toEqual([
      'order.placed',
      'order.paid',
      'order.cancelled',
      'order.refunded',
    ])
    expect(await actionsOf(order)).toEqual(['order.approve', 'refund.send'])
    // The log of changes shows rupees.
    expect((await orderShop.auditOf(order)).at(-1)?.after).toMatchObject({ state: 'sent', amount: 3000 })
  })

  test('cancelled ten times at once owes once', async () => {
    const order = await paid()
    await Promise.all(Array.from({ length: 10 }, (_, at) => cancel(order, people.adminAsha, either(at))))
    expect((await seen(order)).refunds).toHaveLength(1)
    expect(await stockOf(shop, product)).toBe(100)
  })

  test('sent ten times at once goes back once', async () => {
    const [refund] = (await cancel(await paid())).body.refunds
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, at) => send(refund, { kind: 'bank', reference: `N${at}` }, either(at))),
    )
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200))
    const order = answers[0]?.body
    expect(order.refunds).toHaveLength(1)
    expect(eventsOf(order).filter((event: string) => event === 'refunded')).toHaveLength(1)
    expect((await mailsAbout(shop, order._id)).filter((kind) => kind === 'order.refunded')).toHaveLength(1)
  })

  test('may be sent in parts: the rest stays due', async () => {
    const order = await paid()
    const [refund] = (await cancel(order)).body.refunds
    const { body } = await send(refund, { kind: 'cash', amount: 1000.5 })
    expect(body.refunds).toMatchObject([
      { _id: refund._id, amount: 1000.5, state: 'sent', kind: 'cash' },
      { amount: 1999.5, state: 'due', kind: 'upi' },
    ])
    expect(await send(body.refunds[1], { kind: 'cash', amount: 2000 })).toMatchObject({
      status: 422,
      body: { code: 'refund_too_much', errors: [{ field: 'amount' }] },
    })
    await send(body.refunds[1], { kind: 'upi', reference: '612345678902' })
    expect((await seen(order)).refunds.every(({ state }: Json) => state === 'sent')).toBe(true)
  })

  test('waits on the work list until the last part is sent', async () => {
    const order = await paid()
    expect(await workList('refunds')).not.toContain(order._id)
    const [refund] = (await cancel(order)).body.refunds
    expect(await workList('refunds')).toContain(order._id)
    await send(refund, { kind: 'cash' })
    expect(await workList('refunds')).not.toContain(order._id)
  })

  test('that was not paid owes nothing', async () => {
    const { body } = await cancel(await placed('cod'))
    expect([body.refunds, eventsOf(body)]).toEqual([[], ['placed', 'cancelled']])
  })

  test('is not sent to a card that never paid, nor without the bank’s reference', async () => {
    const [refund] = (await cancel(await paid())).body.refunds
    expect(await send(refund, { kind: 'razorpay' })).toMatchObject({
      status: 409,
      body: { code: 'no_card_payment' },
    })
    expect(await send(refund, { kind: 'upi' })).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'reference', message: 'Please give the bank’s reference.' }] },
    })
    expect((await send({ _id: newId() }, { kind: 'cash' })).status).toBe(404)
  })

  test('a refund that was a mistake is withdrawn, one that was sent is not', async () => {
    const order = await paid()
    const [refund] = (await cancel(order)).body.refunds
    const drop = (json: Json) => post(`/admin/refund/drop/${refund._id}`, json)
    expect((await drop({ note: ' ' })).status).toBe(422)
    const dropped = await drop({ note: 'The bank sent it back by itself' })
    expect(dropped.body).toMatchObject({ refunds: [], refundable: 3000 })
    expect(eventsOf(await seen(order, people.meera)).at(-1)).toBe('refundDropped')
    expect(JSON.stringify(await seen(order, people.meera))).not.toContain('by itself')
    expect((await drop({ note: 'Again' })).status).toBe(404)

    const second = (await cancel(await paid())).body.refunds[0]
    await send(second, { kind: 'cash' })
    expect(await post(`/admin/refund/drop/${second._id}`, { note: 'x' })).toMatchObject({
      status: 409,
      body: { code: 'refund_sent' },
    })
  })
})

describe('a part of the price', () => {
  test('may go back for an order that stands, up to what was paid', async () => {
    const order = await put(await paid(), 'delivered')
    const owed = await owe(order, { amount: 500, note: 'A pulled thread' })
    expect(owed.body).toMatchObject({ status: 'delivered', refundable: 2500, refunds: [{ amount: 500 }] })
    expect(await owe(order, { amount: 2500.01 })).toMatchObject({
      status: 422,
      body: { message: 'At most ₹2,500.00 can be sent back.', errors: [{ field: 'amount' }] },
    })
    await owe(order, { amount: 2500 })
    expect((await owe(order, { amount: 1 })).body.message).toBe(
      'All that was paid is on its way back already.',
    )
    expect(await actionsOf(order)).toEqual(['order.approve', 'refund.create', 'refund.create'])
  })

  test('of nothing is refused', async () => {
    expect(await owe(await placed('cod'), { amount: 1 })).toMatchObject({
      status: 409,
      body: { code: 'nothing_paid' },
    })
    expect((await owe({ _id: newId() }, { amount: 1 })).status).toBe(404)
  })

  test('asked for twice under one name is owed once, whatever became of it', async () => {
    const order = await paid()
    const wanted = { requestId: newId(), amount: 700, note: 'A pulled thread' }
    expect((await owe(order, { ...wanted, amount: 3000.01 })).status).toBe(422)
    const answers = await Promise.all(Array.from({ length: 10 }, (_, at) => owe(order, wanted, either(at))))
    for (const { status, body } of answers) {
      expect([status, body.refunds.length, body.refundable]).toEqual([200, 1, 2300])
    }
    const [refund] = answers[0]?.body.refunds ?? []
    expect(await actionsOf(order)).toEqual(['order.approve', 'refund.create'])
    await send(refund, { kind: 'cash', amount: 200 })
    expect((await owe(order, wanted)).body.refunds).toMatchObject([{ amount: 200 }, { amount: 500 }])
    const [, rest] = (await seen(order)).refunds
    await post(`/admin/refund/drop/${rest._id}`, { note: 'A mistake' })
    expect((await owe(order, wanted)).body.refunds).toMatchObject([{ amount: 200, state: 'sent' }])
    // Another name is another refund.
    expect((await owe(order, { ...wanted, requestId: newId() })).body.refunds).toHaveLength(2)
  })

  test('has a name that stands for one amount of one order, and must have one', async () => {
    const wanted = { requestId: newId(), amount: 700 }
    const order = await paid()
    await owe(order, wanted)
    const reused = { status: 409, body: { code: 'refund_request_reused' } }
    expect(await owe(order, { ...wanted, amount: 800 })).toMatchObject(reused)
    const another = await paid()
    expect(await owe(another, wanted)).toMatchObject(reused)
    expect((await seen(another)).refunds).toEqual([])
    for (const requestId of [undefined, 'twice', 7])
      expect((await owe(order, { ...wanted, requestId })).status).toBe(422)
  })

  test('twenty at once never pass what was paid', async () => {
    const order = await put(await paid(), 'delivered')
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, at) => owe(order, { amount: 700 }, either(at))),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(4)
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(16)
    expect((await seen(order)).refundable).toBe(200)
  })
})

describe('the database itself', () => {
  const row = (order: Json, amountPaise: number) => ({
    id: newId(),
    orderId: order._id,
    kind: 'upi' as const,
    amountPaise,
  })
  const insert = (order: Json, amountPaise: number, at = shop) =>
    at.services.db.insert(refunds).values(row(order, amountPaise))
  const refusal = { cause: expect.objectContaining({ constraint: 'refunds_within_payment' }) }

  test('refuses more than was paid, also of many transactions at once, and anything for what was not paid', async () => {
    const order = await paid()
    const tries = await Promise.allSettled(
      Array.from({ length: 12 }, (_, at) => insert(order, 100_000, either(at))),
    )
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
    await expect(insert(await placed(), 1)).rejects.toMatchObject(refusal)
    await expect(insert(await paid(), 300_001)).rejects.toMatchObject(refusal)
  })

  test('refuses to raise a refund past it, and to change one that was sent', async () => {
    const order = await paid()
    await insert(order, 200_000)
    const { db } = shop.services
    const change = (fields: Partial<typeof refunds.$inferInsert>) =>
      db.update(refunds).set(fields).where(eq(refunds.orderId, order._id))
    await expect(change({ amountPaise: 300_001 })).rejects.toMatchObject(refusal)
    await change({ state: 'sent', sentAt: new Date() })
    await expect(change({ amountPaise: 1 })).rejects.toThrow()
  })
})
