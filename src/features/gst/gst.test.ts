import { eq, sql } from 'drizzle-orm'
import { afterAll, describe, expect, test } from 'vitest'
import { creditNotes, invoices } from '#/features/orders/tables/documents.tables.ts'
import { changeSettings } from '../../../test/fixtures/settings.ts'
import type { Json } from '../../../test/fixtures/shop.ts'
import { GSTIN, openGstShop } from './gst.fixture.ts'
import { gstr1Schema } from './gstr1/gstr1.schema.ts'
import { gstSettings } from './tables/gst.tables.ts'

const gst = await openGstShop(GSTIN)
const { db, get, post, monthOf, invoiced, credit, unplace } = gst
afterAll(gst.close)

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
    await unplace(order)
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
    await changeSettings(gst.shop, { gstin: other })
    expect((await monthOf('2041-06')).issued).toMatchObject({ documents: 0 })
    expect(await monthOf(`2041-06?gstin=${GSTIN}`)).toMatchObject({ issued: { documents: 2 }, gstin: GSTIN })
    await changeSettings(gst.shop, { composition: true, gstin: GSTIN })
    // Its bills are in no return, also not in one that is asked for by its GSTIN.
    await invoiced('2041-06-15T10:00:00Z')
    expect(await monthOf(`2041-06?gstin=${GSTIN}`)).toMatchObject({ issued: { documents: 2 } })
    expect(await get('2041-06')).toMatchObject({ status: 409, body: { code: 'gst_composition' } })
    await changeSettings(gst.shop, { composition: false, gstin: '' })
    expect(await get('2041-06')).toMatchObject({ status: 409, body: { code: 'gst_not_registered' } })
    await changeSettings(gst.shop, { gstin: GSTIN })
    expect(await get('2041-13')).toMatchObject({ status: 404 })
  })
})

test('two admins who change one setting each lose nothing, and both of one setting are told', async () => {
  const save = (json: Json) => post('settings', json)
  const { settings } = (await get('')).body
  const { ledgers } = settings
  await save({ city: 'Noida', ledgers: { sales: 'Sales online' }, seen: { city: '', ledgers } })
  const igst = { ledgers: { igst: 'IGST payable' }, seen: { 'ledgers.igst': ledgers.igst } }
  const now = {
    ...settings,
    city: 'Noida',
    ledgers: { ...ledgers, sales: 'Sales online', igst: 'IGST payable' },
  }
  expect((await save(igst)).body).toEqual(now)
  const refused = await save({ ledgers: { sales: 'Mine' }, city: 'Agra', seen: { city: 'Noida', ledgers } })
  expect(refused).toMatchObject({
    status: 409,
    body: {
      errors: [{ field: 'ledgers.sales' }],
      clash: { fields: ['ledgers.sales'], stored: { 'ledgers.sales': 'Sales online' } },
    },
  })
  expect((await get('')).body.settings).toEqual(now)
  // The first ones of a shop that has set nothing, at the same moment.
  await db.delete(gstSettings)
  const racers = await Promise.all(['Agra', 'Noida'].map((city) => save({ city, seen: { city: '' } })))
  expect(racers.map(({ status }) => status).sort()).toEqual([200, 409])
  await save(settings)
})

test('settings are saved, and decide how long codes have to be', async () => {
  const save = (json: Json) => post('settings', json)
  const { settings } = (await get('')).body
  expect(settings).toMatchObject({ turnover: 'upTo5Crore', ledgers: { sales: 'Sales' } })
  expect((await save({ ...settings, zipCode: '2010' })).body.errors).toMatchObject([{ field: 'zipCode' }])
  const changed = { ...settings, turnover: 'above10Crore', zipCode: '२०१ ००१\u200b', city: 'Noida' }
  expect(await save(changed)).toMatchObject({ status: 200, body: { zipCode: '201001', city: 'Noida' } })
  expect((await monthOf('2041-09')).problems).toMatchObject([{ kind: 'short_hsn' }])
  await save(settings)
})
