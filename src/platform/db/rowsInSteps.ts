import { type SQL, sql } from 'drizzle-orm'
import type { Db } from './database.ts'

/**
 * All rows that a query brings up, `size` at a time; the next ones are on their way while the last are dealt with. The tables
 * are looked through once, as they are at the beginning, whatever the database knows or does not know of them. Names of columns
 * are those of the query. Call in a transaction, for one query at a time.
 */
export async function* rowsInSteps<Row extends Record<string, unknown>>(
  tx: Db,
  query: SQL,
  size: number,
): AsyncGenerator<Row[]> {
  await tx.execute(sql`declare steps no scroll cursor for ${query}`)
  const fetchNext = () => {
    const rows = tx.execute(sql.raw(`fetch ${size} from steps`)).then((result) => result.rows as Row[])
    // Whoever waits for them is told.
    rows.catch(() => undefined)
    return rows
  }
  for (let next = fetchNext(); ; ) {
    const rows = await next
    const isLast = rows.length < size
    if (!isLast) next = fetchNext()
    yield rows
    if (isLast) break
  }
  await tx.execute(sql`close steps`)
}
