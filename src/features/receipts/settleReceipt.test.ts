import { eq } from 'drizzle-orm'
import { afterAll, describe, expect, test } from 'vitest'
import { sendMail } from '#/main/jobs/mails.ts'
import { newId } from '#/platform/db/ids.ts'
import type { MailJob } from '#/platform/mail/jobs/kinds.ts'
import type { Mail } from '#/platform/mail/mailer.ts'
import { mailsAbout } from '../../../test/fixtures/orderMails.ts'
import type { Json } from '../../../test/fixtures/shop.ts'
import { openReceiptShop } from './receipts.fixture.ts'
import { receipts } from './receipts.tables.ts'

const receiptShop = await openReceiptShop()
const {
  shop,
  people,
  db,
  password,
  newUtr,
  credit,
  record,
  place,
  rowOf,
  listed,
  match,
  settle,
  loose,
  actionsOn,
  either,
  post,
  cancel,
  seen,
} = receiptShop
afterAll(receiptShop.close)

/** What is really sent for a job. */
async function mailed(job: MailJob): Promise<Mail[]> {
  const mails: Mail[] = []
  const mailer = { deliver: async (mail: Mail) => void mails.push(mail) }
  await sendMail({ ...shop.services, mailer }, job)
  return mails
}

describe('what does not fit', () => {
  test('too much: the order is paid, and what is left goes back once, with the password', async () => {
    const order = await place()
    const { id } = await loose({ amountPaise: 310_000, utr: newUtr() })
    expect((await match(id, { orderNumber: order.number })).body).toMatchObject({ left: 100 })
    expect((await listed('unmatched')).receipts[0]).toMatchObject({ _id: id, left: 100 })
    const json = { outcome: 'refund', reference: 'NEFT 77' }
    expect((await settle(id, { ...json, currentPassword: undefined })).body.errors).toMatchObject([
      { field: 'currentPassword' },
    ])
    expect((await settle(id, { outcome: 'refund' })).body.errors).toMatchObject([{ field: 'reference' }])
    expect((await settle(id, { outcome: 'notOrder' })).body.code).toBe('receipt_in_use')
    const answers = await Promise.all([0, 1, 2, 3].map((at) => settle(id, json, either(at))))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409])
    expect(await db.select().from(receipts).where(eq(receipts.id, id))).toMatchObject([
      { returnedPaise: 10_000, outcome: 'refund', returnReference: 'NEFT 77' },
    ])
    expect(await actionsOn(id)).toEqual(['receipt.match', 'receipt.refund'])
    expect((await mailsAbout(shop, order._id)).filter((kind) => kind === 'receipt.returned')).toHaveLength(1)
    const job = { kind: 'receipt.returned', ids: { receiptId: id, orderId: order._id } }
    expect(await mailed(job)).toMatchObject([
      { to: expect.stringContaining('@'), text: expect.stringMatching(/₹100.*NEFT 77/s) },
    ])
    // Of money that did not go back, or not to this order's customer, nobody is told.
    const others = await place()
    expect(await mailed({ ...job, ids: { ...job.ids, orderId: others._id } })).toEqual([])
  })

  test('too little: only with a reason and the password', async () => {
    const order = await place()
    const { id } = await loose({ amountPaise: 299_900 })
    expect(await match(id, { orderNumber: order.number })).toMatchObject({
      status: 422,
      body: { code: 'other_amount', errors: [{ field: 'reason' }] },
    })
    const json = { orderNumber: order.number, reason: 'A rupee is no matter' }
    expect((await match(id, json)).body.errors).toMatchObject([{ field: 'currentPassword' }])
    expect((await match(id, { ...json, currentPassword: password })).status).toBe(200)
    const now = await seen(order)
    expect(now.paymentId.status).toBe('Completed')
    expect(JSON.stringify(now.events)).toContain('A rupee is no matter')
  })

  test('twice: the second becomes store credit of the customer', async () => {
    const order = await place()
    await record([credit({ narration: `ORDER${order.number} X` })])
    const second = credit({ narration: `ORDER${order.number} X` })
    expect(await record([second])).toMatchObject({ added: 1, matched: 0 })
    const { id } = await rowOf(second.utr)
    expect((await listed('likely')).receipts.find(({ _id }: Json) => _id === id)).toMatchObject({
      suggestions: [{ doubt: 'paidAlready' }],
    })
    expect((await match(id, { orderNumber: order.number })).body.code).toBe('order_has_receipt')
    expect((await settle(id, { outcome: 'credit' })).body.errors).toMatchObject([{ field: 'orderNumber' }])
    const before = (await shop.call('GET', '/api/credit', { as: people.meera })).body.balance
    expect((await settle(id, { outcome: 'credit', orderNumber: order.number })).body).toMatchObject({
      left: 0,
    })
    const after = (await shop.call('GET', '/api/credit', { as: people.meera })).body
    expect(after.balance - before).toBe(3000)
    expect(after.lines[0]).toMatchObject({ cause: 'received', order: { number: order.number } })
  })

  test('late, for a cancelled order: never by itself; all of it is owed back, once', async () => {
    const order = await place()
    await cancel(order)
    const one = credit({ narration: `ORDER${order.number} X` })
    expect(await record([one])).toMatchObject({ matched: 0 })
    const { id } = await rowOf(one.utr)
    const wanted = { orderNumber: order.number }
    const answers = await Promise.all([0, 1, 2].map((at) => match(id, wanted, either(at))))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(await seen(order)).toMatchObject({
      paymentId: { status: 'Completed' },
      refunds: [{ amount: 3000, state: 'due' }],
    })
  })

  test('no order’s, or the same money twice: put away, and taken out again', async () => {
    const { id } = await loose()
    for (const outcome of ['notOrder', 'duplicate']) {
      expect((await settle(id, { outcome, currentPassword: undefined, note: 'Rent' })).body).toMatchObject({
        outcome,
      })
      expect((await settle(id, { outcome })).body.code).toBe('nothing_left')
      expect((await settle(id, { outcome: 'refund', reference: 'X1' })).body.code).toBe('receipt_used')
      const order = await place()
      expect((await match(id, { orderNumber: order.number })).body.code).toBe('receipt_used')
      expect((await post(`/admin/receipt/${id}/reopen`)).body).not.toHaveProperty('outcome')
      expect((await post(`/admin/receipt/${id}/reopen`)).status).toBe(409)
    }
    expect((await settle(id, { outcome: 'refund', reference: 'X1' })).status).toBe(200)
    expect((await post(`/admin/receipt/${id}/reopen`)).status).toBe(409)
  })

  test('what cannot be: unknown orders, cash orders, unknown receipts', async () => {
    const { id } = await loose()
    expect((await match(id, { orderNumber: 99_999_999 })).body.errors).toMatchObject([
      { field: 'orderNumber' },
    ])
    const cash = await place({ payment: 'cod' })
    expect((await match(id, { orderNumber: cash.number })).body.code).toBe('not_transferred')
    const order = await place()
    expect((await match(newId(), { orderNumber: order.number })).status).toBe(404)
    expect((await settle(newId(), { outcome: 'notOrder' })).status).toBe(404)
    const { body } = await shop.call('GET', '/api/admin/receipt/awaited', { as: people.adminAsha })
    expect(body.map(({ order: { number } }: Json) => number)).toContain(order.number)
  })
})
