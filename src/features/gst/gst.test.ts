import { text } from 'node:stream/consumers'
import { eq, sql } from 'drizzle-orm'
import { afterAll, describe, expect, test } from 'vitest'
import { fromBufferPromise } from 'yauzl'
import { GSTIN, openIssuer } from '#/features/invoices/documents.fixture.ts'
import { invoicePdf } from '#/features/invoices/invoice.pdf.ts'
import { ensureCredited } from '#/features/invoices/issueCreditNote.actions.ts'
import { invoiceOf, issueInvoice } from '#/features/invoices/issueInvoice.actions.ts'
import { lockOrder } from '#/features/orders/life.store.ts'
import { creditNotes, invoices } from '#/features/orders/tables/documents.tables.ts'
import { orders } from '#/features/orders/tables/orders.tables.ts'
import { changeSettings } from '#/features/shop/shop.store.ts'
import type { Json } from '../../../test/fixtures/shop.ts'
import { gstFilingData } from './gst.privacy.ts'
import { gstr1Schema } from './gstr1/gstr1.schema.ts'
import { monthFiles } from './registers/monthFiles.ts'

const issuer = await openIssuer()
const { shop, people, placed, documentOf } = issuer
const { db } = shop.services
afterAll(issuer.close)
await issuer.register(GSTIN)
await db.execute(sql`update products set hsn = '5208'`)

const get = (path: string) =>
  shop.call('GET', `/api/admin/gst${path && `/${path}`}`, { as: people.adminAsha })
const monthOf = async (month: string): Promise<Json> => (await get(month)).body
/** An order over 899 rupees that was invoiced at a moment. */
async function invoiced(at: string, fields: Json = {}): Promise<Json> {
  const order = await placed(issuer.goods.cottonSaree, fields)
  await issuer.put(order, 'packed')
  await documentOf(order, new Date(at))
  return order
}
const credit = ({ _id }: Json, paise: number, at: string) =>
  db.transaction(async (tx) => {
    const locked = await lockOrder(tx, 'anyone', _id)
    if (locked) await ensureCredited(tx, locked, paise, 'refund', new Date(at))
  })

describe('the return of a month', () => {
  test('has what was issued between its first and its last moment in India, credit notes taken off', async () => {
    await invoiced('2041-05-31T18:29:59Z')
    const first = await invoiced('2041-05-31T18:30:00Z')
    const business = { gstin: '33ABCDE1234F1Z7', companyName: 'Iyer Silks' }
    await invoiced('2041-06-30T18:29:59Z', business)
    await invoiced('2041-06-30T18:30:00Z')
    await credit(first, 10_500, '2041-06-20T10:00:00Z')
    const june = await monthOf('2041-06')
    expect(june).toMatchObject({
      gstins: [GSTIN],
      issued: { documents: 2, taxable: 1712.38, igst: 85.62, cgst: 0 },
      credited: { documents: 1, taxable: 100, igst: 5 },
      total: { taxable: 1612.38, igst: 80.62, exempt: 0 },
      sections: { b2b: { rows: 1, taxable: 856.19 }, b2cs: { rows: 1, taxable: 756.19 }, cdnr: { rows: 0 } },
      runs: [
        { series: 'invoice', total: 2, cancelled: 0 },
        { series: 'creditNote', total: 1 },
      ],
    })
    expect((await monthOf('2041-05')).issued).toMatchObject({ documents: 1 })
  })

  test('is a file for the portal and a workbook, until a document lacks what the portal asks', async () => {
    const answer = await get('2041-06/gstr1.json')
    expect(answer.headers.get('content-disposition')).toBe(
      `attachment; filename="GSTR1-${GSTIN}-2041-06.json"`,
    )
    const json = gstr1Schema.parse(answer.body)
    expect(json).toMatchObject({ gstin: GSTIN, fp: '062041', b2b: [{ ctin: '33ABCDE1234F1Z7' }] })
    const workbook = await get('2041-06/gstr1.xlsx')
    expect([workbook.status, String(workbook.body).slice(0, 2)]).toEqual([200, 'PK'])
    const order = await invoiced('2041-08-10T10:00:00Z')
    await db
      .update(orders)
      .set({ billingAddress: sql`${orders.billingAddress} || '{"state": "Elsewhere"}'::jsonb` })
      .where(eq(orders.id, order._id))
    expect((await monthOf('2041-08')).problems).toMatchObject([
      { kind: 'no_place', count: 1, stops: true, first: [{ orderId: order._id, what: 'Elsewhere' }] },
    ])
    expect(await get('2041-08/gstr1.json')).toMatchObject({ status: 409, body: { code: 'gst_problems' } })
    expect((await get('2041-08/gstr1.xlsx')).status).toBe(200)
  })

  test('knows documents that were issued before their lines were stored, and codes that products got later', async () => {
    const order = await invoiced('2041-09-10T10:00:00Z')
    await credit(order, 10_500, '2041-09-11T10:00:00Z')
    await db.update(invoices).set({ lines: null }).where(eq(invoices.orderId, order._id))
    await db.update(creditNotes).set({ lines: null }).where(eq(creditNotes.orderId, order._id))
    expect(await monthOf('2041-09')).toMatchObject({
      issued: { documents: 1, taxable: 856.19 },
      credited: { documents: 1, taxable: 100 },
    })
    await db.execute(sql`update order_items set hsn = '' where order_id = ${order._id}`)
    await db.execute(sql`update products set hsn = ''`)
    expect((await monthOf('2041-09')).problems).toMatchObject([{ kind: 'no_hsn', count: 2 }])
    await db.execute(sql`update products set hsn = '5208'`)
    expect((await monthOf('2041-09')).problems).toEqual([])
  })

  test('is made under the registration of its documents, and of no shop that charges no GST', async () => {
    const other = '33ABCDE1234F1Z7'
    await changeSettings(db, { gstin: other })
    expect((await monthOf('2041-06')).issued).toMatchObject({ documents: 0 })
    expect(await monthOf(`2041-06?gstin=${GSTIN}`)).toMatchObject({ issued: { documents: 2 }, gstin: GSTIN })
    await changeSettings(db, { composition: true, gstin: GSTIN })
    // Its bills are in no return, also not in one that is asked for by its GSTIN.
    await invoiced('2041-06-15T10:00:00Z')
    expect(await monthOf(`2041-06?gstin=${GSTIN}`)).toMatchObject({ issued: { documents: 2 } })
    expect(await get('2041-06')).toMatchObject({ status: 409, body: { code: 'gst_composition' } })
    await changeSettings(db, { composition: false, gstin: '' })
    expect(await get('2041-06')).toMatchObject({ status: 409, body: { code: 'gst_not_registered' } })
    await changeSettings(db, { gstin: GSTIN })
    expect(await get('2041-13')).toMatchObject({ status: 404 })
  })
})

describe('a month that was filed', () => {
  const OCTOBER = '2025-10'
  const post = (path: string, json: Json) =>
    shop.call('POST', `/api/admin/gst/${path}`, { as: people.adminAsha, json })
  const password = { currentPassword: 'saree@2026' }
  let order: Json
  const file = (json: Json = password) => post(`${OCTOBER}/file`, json)

  test('is locked by who knows the own password, once it is over and nothing stops its file', async () => {
    order = await invoiced('2025-10-05T10:00:00Z')
    await credit(order, 10_500, '2025-10-31T18:00:00Z')
    expect(await file({})).toMatchObject({ status: 422, body: { errors: [{ field: 'currentPassword' }] } })
    expect((await file({ ...password, arn: 'short' })).body.errors).toMatchObject([{ field: 'arn' }])
    expect(await post('2041-06/file', password)).toMatchObject({
      status: 409,
      body: { code: 'gst_month_not_over' },
    })
    const filed = await file({ ...password, arn: ' aa0910 25123456 z' })
    expect(filed).toMatchObject({
      status: 200,
      body: { isOver: true, filing: { arn: 'AA091025123456Z', by: 'Asha Verma', isSame: true } },
    })
    expect(await file()).toMatchObject({ status: 409, body: { code: 'gst_filed_already' } })
    const { body } = await get('')
    expect(body.months.find(({ month }: Json) => month === OCTOBER)).toMatchObject({
      filing: { by: 'Asha Verma' },
    })
  })

  const other = () => placed(issuer.goods.cottonSaree)
  test.each([
    [
      'a late invoice',
      async () => documentOf(await issuer.put(await other(), 'packed'), new Date('2025-10-31T18:29:59Z')),
    ],
    ['a late credit note', () => credit(order, 20_000, '2025-10-31T18:29:59Z')],
    [
      'a changed invoice',
      () => db.update(invoices).set({ serial: 900 }).where(eq(invoices.orderId, order._id)),
    ],
    [
      'an invoice that is moved out',
      () => db.update(invoices).set({ createdAt: new Date() }).where(eq(invoices.orderId, order._id)),
    ],
    ['a credit note less', () => db.delete(creditNotes).where(eq(creditNotes.orderId, order._id))],
    [
      'a late bill of supply',
      () =>
        db.execute(sql`
        insert into bills_of_supply (order_id, financial_year, serial, reason, supplier, lines, created_at)
        select id, '2025-26', 1, 'exempt', ${JSON.stringify({ gstin: GSTIN })}::jsonb, '[]', '2025-10-20' from orders
        where id not in (select order_id from invoices) limit 1`),
    ],
  ])('a filed month takes no document, loses none and changes none: %s', async (_, change) => {
    await expect(Promise.resolve(change())).rejects.toMatchObject({ cause: { code: '23001' } })
  })

  test('what comes later is dated into its own month, and that of another registration is free', async () => {
    await credit(order, 20_000, new Date().toISOString())
    await changeSettings(db, { gstin: '33ABCDE1234F1Z7' })
    await invoiced('2025-10-20T10:00:00Z')
    await changeSettings(db, { gstin: GSTIN })
    expect(await monthOf(OCTOBER)).toMatchObject({
      issued: { documents: 1 },
      credited: { documents: 1 },
      filing: { isSame: true },
      gstins: [GSTIN, '33ABCDE1234F1Z7'],
    })
  })

  test('says when it no longer says what was filed, and is opened again by who knows the password', async () => {
    await db.execute(sql`update gst_filings set totals = totals || '{"taxablePaise": 1}'`)
    expect((await monthOf(OCTOBER)).filing).toMatchObject({ isSame: false })
    expect((await post(`${OCTOBER}/reopen`, {})).status).toBe(422)
    expect(await post(`${OCTOBER}/reopen`, password)).toMatchObject({ status: 200, body: { filing: null } })
    expect((await post(`${OCTOBER}/reopen`, password)).status).toBe(404)
    await credit(order, 30_000, '2025-10-31T18:29:59Z')
    const { rows } = await db.execute<{ action: string }>(
      sql`select action from audit_log where action like 'gst.%' order by id`,
    )
    expect(rows.map(({ action }) => action)).toEqual(['gst.file', 'gst.reopen'])
  })

  test('waits for a document that is being issued', async () => {
    const late = await other()
    await issuer.put(late, 'packed')
    let filing: Promise<Json> = Promise.resolve()
    await db.transaction(async (tx) => {
      const locked = await lockOrder(tx, 'anyone', late._id)
      if (locked) await issueInvoice(tx, locked, new Date('2025-10-30T10:00:00Z'))
      filing = file()
      // It has read the month by then, and waits for the numbers.
      await expect
        .poll(async () => {
          const { rows } = await db.execute(
            sql`select from pg_locks where locktype = 'advisory' and not granted`,
          )
          return rows.length
        })
        .toBe(1)
    })
    expect(await filing).toMatchObject({ status: 409, body: { code: 'gst_changed' } })
    expect((await file()).status).toBe(200)
  })
})

test('an owner names the place of an order that nobody knows, but not the own state and not in a filed month', async () => {
  const place = (id: string, state: string) =>
    shop.call('POST', `/api/admin/gst-place/${id}`, { as: people.adminAsha, json: { state } })
  const order = await placed()
  const billingAddress = sql`${orders.billingAddress} || '{"state": "Elsewhere"}'::jsonb`
  await db.update(orders).set({ billingAddress }).where(eq(orders.id, order._id))
  expect((await place(order._id, 'Kerala')).status).toBe(404)
  await issuer.put(order, 'packed')
  await documentOf(order, new Date('2025-11-10T10:00:00Z'))
  expect(await place(order._id, 'Uttar Pradesh')).toMatchObject({
    status: 422,
    body: { code: 'gst_place_at_home' },
  })
  expect((await place(order._id, 'Nowhere')).body.errors).toMatchObject([{ field: 'state' }])
  expect((await monthOf('2025-11')).unplaced).toBe(1)
  expect((await place(order._id, 'Kerala')).status).toBe(200)
  expect(await monthOf('2025-11')).toMatchObject({
    unplaced: 0,
    problems: [],
    sections: { b2cs: { rows: 1 } },
  })
  const path = '2025-11/file'
  await shop.call('POST', `/api/admin/gst/${path}`, {
    as: people.adminAsha,
    json: { currentPassword: 'saree@2026' },
  })
  expect(await place(order._id, 'Goa')).toMatchObject({ status: 409, body: { code: 'gst_month_filed' } })
})

test('settings are saved, and decide how long codes have to be', async () => {
  const save = (json: Json) => shop.call('POST', '/api/admin/gst/settings', { as: people.adminAsha, json })
  const { settings } = (await get('')).body
  expect(settings).toMatchObject({ turnover: 'upTo5Crore', ledgers: { sales: 'Sales' } })
  expect((await save({ ...settings, zipCode: '2010' })).body.errors).toMatchObject([{ field: 'zipCode' }])
  const changed = { ...settings, turnover: 'above10Crore', zipCode: '201 001', city: 'Noida' }
  expect(await save(changed)).toMatchObject({ status: 200, body: { zipCode: '201001', city: 'Noida' } })
  expect((await monthOf('2041-09')).problems).toMatchObject([{ kind: 'short_hsn' }])
  await save(settings)
})

describe('files of a month', () => {
  const filesOf = async (month: string): Promise<Record<string, string>> => {
    const file = await new Response(await monthFiles(db, { gstin: GSTIN, month })).arrayBuffer()
    const zip = await fromBufferPromise(Buffer.from(file))
    const texts: Record<string, string> = {}
    for await (const entry of zip.eachEntry()) {
      texts[entry.fileName] = await text(await zip.openReadStreamPromise(entry))
    }
    return texts
  }

  test('are one ZIP: the return unless something stops it, registers and vouchers, with what came in and went back', async () => {
    const order = await invoiced('2025-09-10T10:00:00Z', { name: 'Meera Iyer' })
    await db.execute(sql`
      update payments set status = 'Completed', completed_at = '2025-09-13T10:00:00Z', type = 'cod',
        advance_paise = 10000, advance_at = '2025-09-11T10:00:00Z', advance_reference = '512345678901'
      where order_id = ${order._id}`)
    await db.execute(sql`
      insert into refunds (id, order_id, kind, amount_paise, state, sent_at)
      values (gen_random_uuid(), ${order._id}, 'upi', 10500, 'sent', '2025-09-12T10:00:00Z')`)
    await credit(order, 10_500, '2025-09-12T10:00:00Z')
    expect((await get('2025-09/files.zip')).headers.get('content-type')).toBe('application/zip')
    const texts = await filesOf('2025-09')
    expect(Object.keys(texts)).toEqual([
      ...[`GSTR1-${GSTIN}-2025-09.json`, `GSTR1-${GSTIN}-2025-09.xlsx`],
      ...['documents.csv', 'receipts.csv', 'refunds.csv', 'tally.xml'],
    ])
    expect(texts['documents.csv']).toMatch(
      /2025-09-10,Invoice,INV\S+,,\d+,Meera Iyer,,33,5,856.19,42.81,0.00,0.00,899.00/,
    )
    expect(texts['documents.csv']).toMatch(
      /2025-09-12,Credit note,CN\S+,INV\S+,\d+,Meera Iyer,,33,5,-100.00,-5.00/,
    )
    // What was paid in advance and what the courier collected.
    expect(texts['receipts.csv']).toMatch(
      /2025-09-11,\d+,Order,UPI or bank,512345678901,100.00\r\n2025-09-13,\d+,Order,Cash,,799.00/,
    )
    expect(texts['refunds.csv']).toMatch(/2025-09-12,\d+,Order,UPI or bank,,105.00/)
    expect(texts['tally.xml']?.match(/<VOUCHERTYPENAME>[^<]+/g)).toEqual(
      ['Sales', 'Credit Note', 'Receipt', 'Receipt', 'Payment'].map((kind) => `<VOUCHERTYPENAME>${kind}`),
    )
    const names = Object.keys(await filesOf('2041-08'))
    expect(names).toContain('problems.csv')
    expect(names).not.toContain(`GSTR1-${GSTIN}-2041-08.json`)
  })
})

describe('e-invoices', () => {
  const month = '2041-06'
  const irn = 'ab'.repeat(32)
  const signedFor = (number: string) => {
    const data = JSON.stringify({ DocNo: number, Irn: irn, SellerGstin: GSTIN, Note: '₹' })
    return `e30.${Buffer.from(JSON.stringify({ data, iss: 'NIC' })).toString('base64url')}.sig`
  }
  const answer = (json: Json) =>
    shop.call('POST', '/api/admin/gst/einvoices', { as: people.adminAsha, json: { answers: [json] } })

  test('are made of documents to businesses, once the shop says where it sends from, and printed when the portal answered', async () => {
    expect((await get(`${month}/einvoices`)).body).toMatchObject({
      isNeeded: false,
      open: 1,
      lacksSeller: true,
    })
    const { settings } = (await get('')).body
    const sending = { ...settings, city: 'Lucknow', zipCode: '226001', turnover: 'upTo10Crore' }
    await shop.call('POST', '/api/admin/gst/settings', { as: people.adminAsha, json: sending })
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

test('the name of who filed a month goes with the account', async () => {
  await db.execute(sql`update gst_filings set filed_by = ${people.adminAsha.id}`)
  const person = { id: people.adminAsha.id, email: 'asha@example.com' }
  expect(await gstFilingData.collect(db, person)).not.toEqual([])
  await db.transaction((tx) => gstFilingData.erase(tx, person))
  const { rows } = await db.execute(sql`select filed_by, filed_by_name from gst_filings`)
  for (const row of rows) expect(row).toEqual({ filed_by: null, filed_by_name: '' })
})
