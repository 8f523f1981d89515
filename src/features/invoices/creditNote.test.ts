import { eq } from 'drizzle-orm'
import { afterAll, describe, expect, test } from 'vitest'
import { lockOrder } from '#/features/orders/life.store.ts'
import { creditNotes } from '#/features/orders/tables/documents.tables.ts'
import type { Db } from '#/platform/db/database.ts'
import type { Json, Person } from '../../../test/fixtures/shop.ts'
import { GSTIN, openIssuer, upTo } from './documents.fixture.ts'
import { invoicePdf } from './invoice.pdf.ts'
import { ensureCredited } from './issueCreditNote.actions.ts'

const issuer = await openIssuer()
const { shop, people, placed, post, approve, put, step, cancel, owe, seen, getFile, notesOf } = issuer
await issuer.register(GSTIN)
afterAll(issuer.close)

const note = (order: Json, creditNote: Json, as: Person = people.meera) =>
  shop.call('GET', `/api/order/${order._id}/credit-note/${creditNote._id}`, { as })
/** A paid order over 899 rupees whose invoice was issued. */
async function invoiced(): Promise<Json> {
  const order = await placed()
  await approve(order)
  expect((await getFile(order)).status).toBe(200)
  return order
}

describe('a credit note', () => {
  test('is issued when an invoiced order is cancelled, for owner and admin to download', async () => {
    const order = await invoiced()
    const { body } = await cancel(order)
    expect(body.creditNotes).toMatchObject([
      { amount: 899, number: expect.stringMatching(/^CN\/\d\d-\d\d\/000001$/) },
    ])
    const [creditNote] = body.creditNotes
    const answer = await note(order, creditNote)
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf'])
    expect(answer.headers.get('content-disposition')).toMatch(
      /filename="Credit-note-CN-\d\d-\d\d-000001\.pdf"/,
    )
    expect(answer.body).toMatch(/^%PDF-1\.\d/)
    expect((await note(order, creditNote, people.adminAsha)).status).toBe(200)
    expect((await note(order, creditNote, people.ravi)).status).toBe(404)
    expect((await note(order, creditNote, people.visitor)).status).toBe(401)
    const another = await invoiced()
    expect((await note(another, creditNote)).status).toBe(404)
    expect(await notesOf(order)).toMatchObject([
      {
        corrects: { number: expect.stringMatching(/^INV\//), reason: 'The order was cancelled' },
        total: { amountPaise: 89_900 },
        supplier: { gstin: GSTIN },
      },
    ])
    // Sending the money credits nothing more.
    await post(`/admin/refund/send/${body.refunds[0]._id}`, { kind: 'cash' })
    const rows = await shop.services.db.select().from(creditNotes).where(eq(creditNotes.orderId, order._id))
    expect(rows).toHaveLength(1)
  })

  test('is none where no invoice was issued', async () => {
    const order = await placed(undefined, { payment: 'cod' })
    expect((await cancel(order)).body.creditNotes).toEqual([])
  })

  test('of an unpaid order whose goods were invoiced covers all of it', async () => {
    const order = await placed(undefined, { payment: 'cod' })
    await step(order, { status: 'packed' })
    await getFile(order)
    const { body } = await cancel(order, people.adminAsha)
    expect(body).toMatchObject({ refunds: [], creditNotes: [{ amount: 899 }] })
  })

  test('of a return covers what is given back; what is given later gets one of its own', async () => {
    const order = await put(await invoiced(), 'delivered')
    const { body } = await step(order, { status: 'returned', refund: 500 })
    expect(body.creditNotes).toMatchObject([{ amount: 500 }])
    const [document] = await notesOf(order)
    expect(document).toMatchObject({ total: { amountPaise: 50_000 } })
    expect((await invoicePdf(document)).byteLength).toBeGreaterThan(1_000)
    const more = (await owe(order, { amount: 100 })).body
    expect(more.creditNotes).toHaveLength(1)
    for (const { _id } of more.refunds) await post(`/admin/refund/send/${_id}`, { kind: 'cash' })
    const now = await seen(order, people.meera)
    expect(now.creditNotes.map(({ amount }: Json) => amount)).toEqual([500, 100])
  })
})

describe('serial numbers', () => {
  const credit = async (tx: Db, { _id }: Json, date: Date) => {
    const locked = await lockOrder(tx, 'anyone', _id)
    if (!locked) throw new Error('No order')
    await ensureCredited(tx, locked, 89_900, 'cancelled', date)
  }

  test('have no gaps and no twins when two processes want many at once and some are rolled back', async () => {
    const date = new Date('2041-06-01T00:00:00Z')
    const all = await issuer.twentyPaid()
    for (const order of all) await issuer.documentOf(order, date)
    await issuer.issueAtOnce(all, (tx, order) => credit(tx, order, date))
    expect(await issuer.serials(creditNotes, '2041-42')).toEqual(upTo(16))
  })

  test('begin anew with every financial year, apart from those of the invoices', async () => {
    const creditedAt = async (date: string) => {
      const order = await invoiced()
      await shop.services.db.transaction((tx) => credit(tx, order, new Date(date)))
      return (await seen(order)).creditNotes[0].number
    }
    expect(await creditedAt('2051-03-31T18:29:59Z')).toBe('CN/50-51/000001')
    expect(await creditedAt('2051-03-31T18:30:00Z')).toBe('CN/51-52/000001')
    expect(await creditedAt('2051-04-02T00:00:00Z')).toBe('CN/51-52/000002')
  })
})
