import { and, eq, sql } from 'drizzle-orm'
import { lockSeries } from '#/features/invoices/series.store.ts'
import { financialYear } from '#/features/orders/rules/documents.rules.ts'
import type { Db } from '#/platform/db/database.ts'
import { countDocuments, type DocumentsOf } from '../documents/documents.store.ts'
import { periodOf } from '../rules/months.rules.ts'
import { type GstSettings, usualGstSettings } from '../rules/settings.rules.ts'
import { gstFilings, gstPlaces, gstSettings } from '../tables/gst.tables.ts'

export type FilingRow = typeof gstFilings.$inferSelect

export async function readGstSettings(db: Db): Promise<GstSettings> {
  const [row] = await db.select({ values: gstSettings.values }).from(gstSettings)
  const { ledgers, ...values } = row?.values ?? {}
  return { ...usualGstSettings, ...values, ledgers: { ...usualGstSettings.ledgers, ...ledgers } }
}

/** The settings about to be changed: others who change them wait until the transaction ends. */
export async function lockGstSettings(tx: Db): Promise<GstSettings> {
  // A row that is not there yet cannot be locked.
  await tx.insert(gstSettings).values({ id: 1, values: {} }).onConflictDoNothing()
  await tx.select({ id: gstSettings.id }).from(gstSettings).for('update')
  return readGstSettings(tx)
}

export async function saveGstSettings(tx: Db, values: GstSettings): Promise<void> {
  const row = { values, updatedAt: new Date() }
  await tx
    .insert(gstSettings)
    .values({ id: 1, ...row })
    .onConflictDoUpdate({ target: gstSettings.id, set: row })
}

const is = ({ gstin, month }: DocumentsOf) => and(eq(gstFilings.gstin, gstin), eq(gstFilings.month, month))

export async function findFiling(db: Db, of: DocumentsOf): Promise<FilingRow | undefined> {
  const [row] = await db.select().from(gstFilings).where(is(of))
  return row
}

export const listFilings = (db: Db, gstin: string): Promise<FilingRow[]> =>
  db.select().from(gstFilings).where(eq(gstFilings.gstin, gstin))

/**
 * Has whoever issues documents wait until this transaction ends: so a month is filed with all of them or before them.
 * @returns how many the month has now
 */
export async function lockAndCount(tx: Db, of: DocumentsOf): Promise<number> {
  const year = financialYear(periodOf(of.month).from)
  for (const series of ['invoices', 'bills of supply', 'credit notes'] as const) {
    // guard: gst-filing-waits
    await lockSeries(tx, series, year)
  }
  return countDocuments(tx, of)
}

/** @returns whether it was not filed before */
export async function insertFiling(tx: Db, filing: FilingRow): Promise<boolean> {
  const { rowCount } = await tx.insert(gstFilings).values(filing).onConflictDoNothing()
  return rowCount === 1
}

/** @returns what was filed; undefined where nothing was */
export async function deleteFiling(tx: Db, of: DocumentsOf): Promise<FilingRow | undefined> {
  const [row] = await tx.delete(gstFilings).where(is(of)).returning()
  return row
}

/** Names the place of supply of an order. */
export async function savePlace(tx: Db, orderId: string, place: string): Promise<void> {
  await tx
    .insert(gstPlaces)
    .values({ orderId, place })
    .onConflictDoUpdate({ target: gstPlaces.orderId, set: { place } })
}

/** Whether a document of an order stands in a month that was filed. */
export async function isOrderFiled(db: Db, orderId: string): Promise<boolean> {
  const { rows } = await db.execute<{ filed: boolean }>(sql`
    select exists (
      select from ${gstFilings} join (
        select created_at from invoices where order_id = ${orderId}
        union all select created_at from bills_of_supply where order_id = ${orderId}
        union all select created_at from credit_notes where order_id = ${orderId}
      ) as document on ${gstFilings.month} = to_char(document.created_at at time zone 'Asia/Kolkata', 'YYYY-MM')
    ) as filed`)
  return rows[0]?.filed === true
}
