import { sql } from 'drizzle-orm'
import type { Db } from '../db/database.ts'

/**
 * Deletes the jobs that hold one of these ids or addresses, within `tx`: in any queue, wherever in their data, whether
 * they wait, are done or failed.
 */
export async function eraseJobs(tx: Db, values: readonly string[]): Promise<void> {
  await tx.execute(sql`
    delete from pgboss.job where exists (
      select from jsonb_path_query(data, '$.**') part where part #>> '{}' = any(${sql.param([...values])}::text[])
    )`)
}
