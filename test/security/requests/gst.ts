import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { insertFiling } from '../../../src/features/gst/filing/filing.store.ts'
import { addToMonth } from '../../../src/features/gst/rules/months.rules.ts'
import { usualGstSettings } from '../../../src/features/gst/rules/settings.rules.ts'
import { invoiceOf } from '../../../src/features/invoices/issueInvoice.actions.ts'
import { invoiceNumber } from '../../../src/features/orders/rules/documents.rules.ts'
import { invoices } from '../../../src/features/orders/tables/documents.tables.ts'
import { orders } from '../../../src/features/orders/tables/orders.tables.ts'
import { order, unique } from './made.ts'
import type { Requests, World } from './request.ts'

const GSTIN = '09ABCDE1234F1ZY'
const month = { params: { month: '2026-10' }, query: `?gstin=${GSTIN}` }
const currentPassword = 'saree@2026'

let asked = 0
/** A month that nobody filed yet. */
const anyMonth = () => addToMonth('2018-01', asked++)

async function filedMonth({ shop, people }: World) {
  const filing = { gstin: GSTIN, month: anyMonth(), arn: '', filedAt: new Date(), filedByName: 'Asha Verma' }
  const totals = {
    ...{ taxablePaise: 0, cgstPaise: 0, sgstPaise: 0, igstPaise: 0, exemptPaise: 0 },
    ...{ invoices: 0, creditNotes: 0 },
  }
  await insertFiling(shop.services.db, { ...filing, totals, filedBy: people.A.id ?? null })
  return { ...month, params: { month: filing.month } }
}

/** An order whose invoice went to a place that nobody knows. */
async function placeless(world: World) {
  const { db } = world.shop.services
  const { _id } = await order(world)
  const billingAddress = sql`${orders.billingAddress} || '{"state": "Elsewhere"}'::jsonb`
  await db.update(orders).set({ status: 'packed', billingAddress }).where(eq(orders.id, _id))
  await invoiceOf(db, 'anyone', _id)
  return { params: { _id }, json: { state: 'Kerala' } }
}

let issued = 0

/** What the portal says of an invoice that it did not know. */
async function portalAnswer(world: World) {
  issued += 1
  const [financialYear, serial] = ['2019-20', issued]
  const supplier = {
    legalName: 'Zari',
    address: 'Surat',
    state: 'Gujarat',
    gstin: GSTIN,
    phone: '',
    email: '',
  }
  const { _id: orderId } = await order(world)
  await world.shop.services.db
    .insert(invoices)
    .values({ orderId, financialYear, serial, supplier, lines: [] })
  const irn = randomUUID().replaceAll('-', '').repeat(2)
  const number = invoiceNumber(financialYear, serial)
  return { json: { answers: [{ number, irn, ackNumber: '1', ackDay: '2026-11-23' }] } }
}

export const gstRequests: Requests = {
  'GET /api/admin/gst': () => ({}),
  'POST /api/admin/gst/settings': () => ({ json: { ...usualGstSettings, city: unique() } }),
  'POST /api/admin/gst-place/{_id}': placeless,
  'POST /api/admin/gst/{month}/file': () => ({
    ...month,
    params: { month: anyMonth() },
    json: { currentPassword },
  }),
  'POST /api/admin/gst/{month}/reopen': async (world) => ({
    ...(await filedMonth(world)),
    json: { currentPassword },
  }),
  'GET /api/admin/gst/{month}': () => month,
  'GET /api/admin/gst/{month}/einvoices': () => month,
  'GET /api/admin/gst/{month}/einvoices.json': () => month,
  'POST /api/admin/gst/einvoices': portalAnswer,
  'GET /api/admin/gst/{month}/gstr1.json': () => month,
  'GET /api/admin/gst/{month}/gstr1.xlsx': () => month,
  'GET /api/admin/gst/{month}/files.zip': () => month,
}
