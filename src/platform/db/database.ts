import { drizzle, type NodePgDatabase, type NodePgTransaction } from 'drizzle-orm/node-postgres'
import { Pool } from 'pg'
import type { Log } from '#/platform/log/log.ts'

export type Database = NodePgDatabase & { readonly $client: Pool }
type Empty = Record<string, never>

/** What a store function needs: the pool or the transaction it is called in. */
export type Db = NodePgDatabase | NodePgTransaction<Empty, Empty>

/**
 * Opens the pool. A statement may take 15 s, a wait for a connection 5 s: past that the caller gets an error
 * instead of a request that hangs.
 */
export function openDatabase(url: string, options: { max?: number; log?: Log } = {}): Database {
  const pool = new Pool({
    connectionString: url,
    max: options.max ?? 10,
    connectionTimeoutMillis: 5_000,
    statement_timeout: 15_000,
    idle_in_transaction_session_timeout: 15_000,
    application_name: 'zari',
  })
  // An idle connection that breaks is replaced by the pool; without a listener it would end the process.
  pool.on('error', (error) => options.log?.warn({ err: error }, 'database connection lost'))
  return drizzle(pool) as Database
}
