import { sql } from 'drizzle-orm'
import type { GstMonth } from '../src/features/gst/gst.schema.ts'
import type { Database } from '../src/platform/db/database.ts'
import { adminToken } from './adminToken.ts'
import { familyOf, watchCpu } from './load/cpu.ts'
import { fillOrders } from './manyOrders.ts'
import { median } from './measure.ts'
import { footprintOf } from './memory.ts'
import type { Found } from './results.ts'
import { type Options, openBenchShop } from './shop.ts'

const INVOICES = 100_000
const TIMES = 3
const GSTIN = '33ABCDE1234F1Z7'

/**
 * An invoice for every order, all in one month: one of twenty to a business, a third to other states, taxes as they are reckoned
 * when an invoice is issued. One of fifty has a credit note for all of it.
 */
async function invoiceAll(db: Database, month: string): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`set local statement_timeout = 0`)
    await tx.execute(sql`
      update orders set billing_address = billing_address
        || case when number % 20 = 0 then '{"gstin": "29ABCDE1234F1ZW", "companyName": "Silks", "state": "Karnataka"}'::jsonb
          when number % 3 = 0 then '{"state": "Kerala"}'::jsonb else '{}'::jsonb end`)
    await tx.execute(sql`
      insert into invoices (order_id, financial_year, serial, supplier, lines, created_at)
      select orders.id, '2025-26', row_number() over (order by orders.id),
        ${JSON.stringify({ legalName: 'Zari', address: '1 Road', state: 'Tamil Nadu', gstin: GSTIN, phone: '', email: '' })}::jsonb,
        lines, ${`${month}-01T00:00:00+05:30`}::timestamptz + row_number() over (order by orders.id) * interval '20 s'
      from orders cross join lateral (
        select jsonb_agg(jsonb_build_object('item', i.id, 'name', i.name, 'size', '', 'hsn', '5007', 'gstClass', 'fabric',
          'quantity', i.quantity, 'pricePaise', i.price_paise, 'rate', 5, 'amountPaise', amount,
          'taxablePaise', amount - tax, 'cgstPaise', case when home then tax / 2 else 0 end,
          'sgstPaise', case when home then tax / 2 else 0 end, 'igstPaise', case when home then 0 else tax end)) as lines
        from order_items i cross join lateral (
          select i.price_paise::bigint * i.quantity as amount, orders.billing_address ->> 'state' = 'Tamil Nadu' as home
        ) as sale cross join lateral (select round(amount * 5 / 210.0)::bigint * 2 as tax) as taxes
        where i.order_id = orders.id
      ) as document`)
    await tx.execute(sql`
      insert into credit_notes (id, order_id, financial_year, serial, amount_paise, reason, lines, created_at)
      select gen_random_uuid(), order_id, financial_year, row_number() over (order by serial),
        (select sum((line ->> 'amountPaise')::bigint) from jsonb_array_elements(lines) as line), 'refund', lines, created_at
      from invoices where serial % 50 = 0`)
  })
  await db.execute(sql`vacuum analyze`)
}

/** The return of a month with 100,000 invoices: read for the screen, and each of its files. */
export async function benchGst(options: Options): Promise<Found> {
  const shop = await openBenchShop(1, options)
  try {
    const month = '2025-10'
    await fillOrders(shop.db, { orders: INVOICES, days: 30, customers: 20_000 })
    await invoiceAll(shop.db, month)
    const headers = { authorization: await adminToken(shop.db) }
    const ask = async (path: string) => {
      const began = performance.now()
      const answer = await fetch(`${shop.url}/api/admin/gst/${month}${path}?gstin=${GSTIN}`, { headers })
      const bytes = Buffer.from(await answer.arrayBuffer())
      if (!answer.ok) throw new Error(`${path}: ${answer.status} ${bytes.subarray(0, 300)}`)
      return { ms: performance.now() - began, bytes }
    }
    const seen: GstMonth = JSON.parse((await ask('')).bytes.toString())
    const { rows: added } = await shop.db.execute<{ paise: string }>(sql`
      select (select sum((line ->> 'taxablePaise')::bigint) from invoices, jsonb_array_elements(lines) as line)
        - (select sum((line ->> 'taxablePaise')::bigint) from credit_notes, jsonb_array_elements(lines) as line) as paise`)
    if (Math.round(seen.total.taxable * 100) !== Number(added[0]?.paise)) {
      throw new Error(`${seen.total.taxable} is not ${added[0]?.paise} paise`)
    }
    const databaseFamily = () => familyOf(shop.database)
    const before = (await footprintOf(shop.workers[0] ?? 0)).rss
    const rows = []
    for (const path of ['', '/gstr1.json', '/gstr1.xlsx', '/files.zip']) {
      const times = []
      let size = 0
      // How much of the machine was there for it differs; what it needs of a core does not.
      const [shopCpu, databaseCpu] = [await watchCpu(() => shop.workers), await watchCpu(databaseFamily)]
      const began = performance.now()
      for (let at = 0; at < TIMES; at++) {
        const { ms, bytes } = await ask(path)
        times.push(ms)
        size = bytes.byteLength
      }
      const share = (performance.now() - began) / 100_000 / TIMES
      rows.push({
        what: path || 'the screen',
        seconds: median(times) / 1_000,
        'CPU s of the process': (await shopCpu()) * share,
        'CPU s of the database': (await databaseCpu()) * share,
        'MB sent': size / 1e6,
      })
    }
    const after = (await footprintOf(shop.workers[0] ?? 0)).rss
    const documents = (seen.issued.documents + seen.credited.documents).toLocaleString('en')
    const remarks = [
      `${documents} documents of one month, ${seen.sections.b2b.rows.toLocaleString('en')} to businesses; sums compared with plain SQL. One process: ${before.toFixed(0)} MB before, ${after.toFixed(0)} MB afterwards.`,
    ]
    return { rows, remarks }
  } finally {
    await shop.close()
  }
}
