import { eq } from 'drizzle-orm'
import { afterAll, describe, expect, test } from 'vitest'
import { billsOfSupply, invoices } from '#/features/orders/tables/documents.tables.ts'
import { addProduct } from '../../../test/fixtures/goods.ts'
import { parcel, setPaid } from '../../../test/fixtures/orders.ts'
import type { Json } from '../../../test/fixtures/shop.ts'
import { GSTIN, openIssuer, upTo } from './documents.fixture.ts'
import { invoicePdf } from './invoice.pdf.ts'
import { invoiceOf } from './issueInvoice.actions.ts'

const issuer = await openIssuer()
const { shop, people, placed, paid, seen, step, cancel, register, getFile, documentOf, notesOf } = issuer
const { twentyPaid, issueAtOnce, serials } = issuer
afterAll(issuer.close)

const rowsOf = async (order: Json) => ({
  bills: await shop.services.db.select().from(billsOfSupply).where(eq(billsOfSupply.orderId, order._id)),
  invoices: await shop.services.db.select().from(invoices).where(eq(invoices.orderId, order._id)),
})

describe('without a GSTIN', () => {
  test('an order gets a bill of supply when it would get its invoice: no tax, for owner and admin', async () => {
    await register('')
    const order = await placed()
    expect(await getFile(order)).toMatchObject({ status: 409, body: { code: 'invoice_not_due' } })
    await setPaid(shop, order)
    const answer = await getFile(order)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-disposition')).toMatch(
      /filename="Bill-of-supply-BOS-\d\d-\d\d-000001\.pdf"/,
    )
    expect(await documentOf(order)).toMatchObject({
      bill: 'unregistered',
      number: expect.stringMatching(/^BOS\/\d\d-\d\d\/000001$/),
      lines: [{ rate: 0, amountPaise: 89_900 }],
      total: { amountPaise: 89_900, taxablePaise: 89_900, cgstPaise: 0, sgstPaise: 0, igstPaise: 0 },
    })
    expect((await seen(order)).invoice).toMatchObject({ kind: 'bill' })
    expect(await getFile(order, people.adminAsha)).toMatchObject({ status: 200 })
    expect(await getFile(order, people.ravi)).toMatchObject({ status: 404 })
  })

  test('it is issued when the parcel leaves, whether or not anybody asks for it', async () => {
    await register('')
    const order = await paid()
    expect((await seen(order)).invoice).toBeNull()
    for (const json of [{ status: 'packed' }, parcel]) await step(order, json)
    expect(await rowsOf(order)).toMatchObject({ bills: [{ reason: 'unregistered' }], invoices: [] })
  })

  test('an order keeps its bill once a GSTIN is there; the next one gets an invoice', async () => {
    await register('')
    const before = await paid()
    const bill = await documentOf(before)
    await register(GSTIN)
    expect(await documentOf(before)).toEqual(bill)
    const after = await paid()
    expect(await documentOf(after)).toMatchObject({
      bill: undefined,
      number: expect.stringMatching(/^INV\//),
    })
    expect((await seen(after)).invoice).toMatchObject({
      kind: 'invoice',
    })
    expect(await rowsOf(after)).toMatchObject({ bills: [], invoices: [{}] })
  })

  test('a cancelled order has a credit note over its bill, without tax', async () => {
    await register('')
    const order = await paid()
    const { number } = await documentOf(order)
    await cancel(order)
    const [document] = await notesOf(order)
    expect(document).toMatchObject({
      bill: 'unregistered',
      corrects: { number },
      total: { amountPaise: 89_900, taxablePaise: 89_900, igstPaise: 0 },
    })
    expect((await invoicePdf(document)).byteLength).toBeGreaterThan(1_000)
  })
})

describe('with a GSTIN', () => {
  test('a composition dealer issues bills with the words that the law asks for', async () => {
    await register(GSTIN, true)
    const bill = await documentOf(await paid())
    expect(bill).toMatchObject({
      bill: 'composition',
      supplier: { gstin: GSTIN },
      lines: [{ rate: 0 }],
    })
    expect((await invoicePdf(bill)).byteLength).toBeGreaterThan(1_000)
  })

  test('goods that are all exempt have a bill, exempt goods among others an invoice', async () => {
    await register(GSTIN)
    const bangles = await addProduct(shop, { name: 'Glass Bangles', pricePaise: 19_900, gstClass: 'exempt' })
    expect(await documentOf(await paid(bangles))).toMatchObject({ bill: 'exempt' })
  })
})

test('serial numbers have no gaps and no twins, beside those of the invoices', async () => {
  await register('')
  const in2041 = new Date('2041-06-01T00:00:00Z')
  await issueAtOnce(await twentyPaid(), (tx, { _id }) => invoiceOf(tx, 'anyone', _id, in2041))
  expect(await serials(billsOfSupply, '2041-42')).toEqual(upTo(16))
})
