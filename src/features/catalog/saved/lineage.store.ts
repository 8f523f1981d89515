import { sql } from 'drizzle-orm'
import type { Db } from '#/platform/db/database.ts'

/** Which database it is, and how far it has come. */
export interface Lineage {
  /** Another one after a restore into a new database, and where a copy of it was taken over or wound back by its log. */
  readonly database: string
  /** Every transaction that was over had a lower number. */
  readonly transactions: number
}

/** @throws where the database does not say so */
export async function readLineage(db: Db): Promise<Lineage> {
  const { rows } = await db.execute<{ database: string; transactions: string }>(sql`
    select concat_ws(' ', system_identifier, (select oid from pg_database where datname = current_database()),
        left(pg_walfile_name(pg_current_wal_insert_lsn()), 8)) as database,
      pg_snapshot_xmax(pg_current_snapshot())::text as transactions
    from pg_control_system()`)
  const [row] = rows
  if (!row) throw new Error('The database does not say which one it is')
  return { database: row.database, transactions: Number(row.transactions) }
}

/** From so many transactions on the versions of rows, of 32 bits, could be the same again. */
const MOST_BETWEEN = 2 ** 31

/**
 * Whether versions of rows that were read at `before` can be compared with those of now: the same database went on from there. One
 * that was put back to an earlier state has not come as far.
 */
export function wentOn(before: Lineage, now: Lineage): boolean {
  const between = now.transactions - before.transactions
  // guard: saved-catalog-same-database
  return before.database === now.database && between >= 0 && between < MOST_BETWEEN
}
