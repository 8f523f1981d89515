import { sql } from 'drizzle-orm'
import type { Db } from '#/platform/db/database.ts'
import { serialOf } from './documentNumber.rules.ts'

const tables = { invoice: sql.raw('invoices'), creditNote: sql.raw('credit_notes') } as const

/** Whether the shop issued a tax invoice or a credit note of this number. */
export async function isIssued(db: Db, number: string): Promise<boolean> {
  const found = serialOf(number)
  if (!found) return false
  const { rows } = await db.execute(sql`
    select from ${tables[found.series]}
    where financial_year = ${found.financialYear} and serial = ${found.serial}`)
  return rows.length > 0
}
