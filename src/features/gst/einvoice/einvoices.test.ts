import { sql } from 'drizzle-orm'
import { afterAll, describe, expect, test } from 'vitest'
import { invoicePdf } from '#/features/invoices/invoice.pdf.ts'
import { invoiceOf } from '#/features/invoices/issueInvoice.actions.ts'
import type { Json } from '../../../../test/fixtures/shop.ts'
import { GSTIN, openGstShop } from '../gst.fixture.ts'

const gst = await openGstShop(GSTIN)
const { db, get, post, invoiced } = gst
afterAll(gst.close)

describe('e-invoices', () => {
  const month = '2041-06'
  const irn = 'ab'.repeat(32)
  const signedFor = (number: string) => {
    const data = JSON.stringify({ DocNo: number, Irn: irn, SellerGstin: GSTIN, Note: '₹' })
    return `e30.${Buffer.from(JSON.stringify({ data, iss: 'NIC' })).toString('base64url')}.sig`
  }
  const answer = (json: Json) => post('einvoices', { answers: [json] })

  test('are made of documents to businesses, once the shop says where it sends from, and printed when the portal answered', async () => {
    await invoiced('2041-06-30T18:29:59Z', { gstin: '33ABCDE1234F1Z7', companyName: 'Iyer Silks' })
    expect((await get(`${month}/einvoices`)).body).toMatchObject({
      isNeeded: false,
      open: 1,
      lacksSeller: true,
    })
    const { settings } = (await get('')).body
    const sending = { ...settings, city: 'Lucknow', zipCode: '226001', turnover: 'upTo10Crore' }
    await post('settings', sending)
    await db.execute(sql`update orders set billing_address = billing_address || '{"zipCode": "6000"}'
      where billing_address ->> 'gstin' is not null`)
    expect((await get(`${month}/einvoices`)).body).toMatchObject({
      ...{ isNeeded: true, open: 1, lacksSeller: false },
      problems: [{ fields: ['BuyerDtls.Pin'] }],
    })
    await db.execute(sql`update orders set billing_address = billing_address || '{"zipCode": "600004"}'
      where billing_address ->> 'gstin' is not null`)
    const [json] = (await get(`${month}/einvoices.json`)).body
    expect(json).toMatchObject({
      DocDtls: { Typ: 'INV', Dt: '30/06/2041' },
      SellerDtls: { Gstin: GSTIN, Loc: 'Lucknow', Pin: 226001, Stcd: '09' },
      BuyerDtls: { Gstin: '33ABCDE1234F1Z7', LglNm: 'Iyer Silks', Pos: '33' },
      ItemList: [{ Qty: 1, Unit: 'PCS', AssAmt: 856.19, IgstAmt: 42.81, TotItemVal: 899 }],
      ValDtls: { AssVal: 856.19, TotInvVal: 899 },
    })
    const number = json.DocDtls.No
    const given = { number, irn, ackNumber: '112010', ackDay: '2041-07-01' }
    const wrong = await answer({ ...given, signedQr: signedFor('INV/41-42/000099') })
    expect(wrong.body.errors).toMatchObject([{ field: 'answers.0.signedQr' }])
    expect((await answer({ ...given, irn: 'short' })).body.errors).toMatchObject([{ field: 'answers.0.irn' }])
    expect((await answer({ ...given, number: 'INV/41-42/000099' })).body).toMatchObject({
      ...{ added: 0, unknown: ['INV/41-42/000099'] },
    })
    expect((await answer({ ...given, signedQr: signedFor(number) })).body).toMatchObject({ added: 1 })
    expect((await answer({ ...given, signedQr: signedFor(number) })).body).toMatchObject({
      added: 0,
      known: 1,
    })
    expect((await get(`${month}/einvoices`)).body).toMatchObject({ open: 0, registered: 1 })
    const { rows } = await db.execute<{ id: string }>(
      sql`select id from orders where billing_address ->> 'gstin' is not null`,
    )
    const document = await invoiceOf(db, 'anyone', rows[0]?.id ?? '')
    expect(document.einvoice).toMatchObject({ irn, ackNumber: '112010' })
    const { einvoice: _, ...plain } = document
    const [printed, bare] = [await invoicePdf(document), await invoicePdf(plain)]
    expect(printed.byteLength).toBeGreaterThan(bare.byteLength + 1_000)
  })
})
