import { drizzle, type NodePgDatabase, type NodePgTransaction } from 'drizzle-orm/node-postgres'
import { Pool, type PoolClient } from 'pg'
import type { Log } from '../log/log.ts'

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
  // Without a listener a connection that breaks would end the process: the pool's own are for idle ones only.
  pool.on('error', () => undefined)
  // guard: connection-errors-caught
  pool.on('connect', (client) =>
    client.on('error', (error) => options.log?.warn({ err: error }, 'database connection lost')),
  )
  // guard: transactions-release
  return Object.assign(drizzle(pool) as Database, { transaction: transactionsOn(pool) })
}

/**
 * Drizzle's transactions on connections that are given back in every case: on a pool its own keeps a connection for
 * ever when `begin` fails, and gives back as good one whose `rollback` failed. A few such would use up the pool.
 */
function transactionsOn(pool: Pool): Database['transaction'] {
  const known = new WeakMap<PoolClient, NodePgDatabase>()
  return async (work, config) => {
    const client = await pool.connect()
    const db = known.get(client) ?? drizzle(client)
    known.set(client, db)
    try {
      return await db.transaction(work, config)
    } finally {
      // guard: broken-connection-dropped
      client.release(client.getTransactionStatus() !== 'I')
    }
  }
}
