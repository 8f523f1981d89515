import { sql } from 'drizzle-orm'
import type { Db } from '#/platform/db/database.ts'

export type NumberSeries = 'invoices' | 'bills of supply' | 'credit notes'

/**
 * Takes the turn to number documents of a series in a financial year. Whoever else wants a number waits until this
 * transaction ends, and takes the same one when it is rolled back: so there are no gaps.
 */
export async function lockSeries(tx: Db, series: NumberSeries, financialYear: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`${series} ${financialYear}`}, 0))`)
}
