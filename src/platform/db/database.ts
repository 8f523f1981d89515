import { drizzle, type NodePgDatabase, type NodePgTransaction } from 'drizzle-orm/node-postgres'
import { Pool, type PoolClient, type PoolConfig } from 'pg'
import type { Log } from '../log/log.ts'
import type { Tracing } from '../tracing/tracing.ts'
import { cut, guardedClient, IDLE_CHECK_MS, isSpoilt } from './guardedClient.ts'
import { openHosts } from './hosts.ts'
import { DatabaseAway, openReach, type Reach } from './reach.ts'
import { triedAgain } from './sqlState.ts'
import { traceStatement } from './traceStatement.ts'

export type Database = NodePgDatabase & { readonly $client: Pool; readonly reach: Reach }
type Empty = Record<string, never>

/** What the server ends by itself, ms. */
export const limits = { statement_timeout: 15_000, idle_in_transaction_session_timeout: 15_000 }

/** What a store function needs: the pool or the transaction it is called in. */
export type Db = NodePgDatabase | NodePgTransaction<Empty, Empty>

interface Options {
  readonly max?: number
  readonly log?: Log
  readonly isPooled?: boolean
  readonly isStandby?: boolean
  readonly tracing?: Tracing | undefined
}

/**
 * Opens the pool. A statement may take 15 s, a wait for a connection 5 s: past that the caller gets an error
 * instead of a request that hangs. A database that does not answer at all is noticed after 3 to 5 s, and until it does again
 * whoever asks is told so at once.
 * @param options `isPooled`: the address leads to a pooler that gives each transaction another connection. It takes no limits
 * with a connection, so that the role has them (`roleLimits.ts`). `isStandby`: it is the replica, and that it is away costs nobody an answer.
 */
export function openDatabase(url: string, options: Options = {}): Database {
  const hosts = openHosts(url)
  const reach = openReach(hosts, options.log, options.isStandby)
  const pool = new GuardedPool(reach, options.tracing, {
    connectionString: hosts.url,
    Client: guardedClient(hosts, reach.watch, options.isPooled),
    max: options.max ?? 10,
    connectionTimeoutMillis: 5_000,
    // guard: no-limits-through-pooler
    ...(!options.isPooled && limits),
    application_name: 'zari',
    keepAlive: true,
    keepAliveInitialDelayMillis: IDLE_CHECK_MS,
  })
  // Without a listener a connection that breaks would end the process: the pool's own are for idle ones only.
  pool.on('error', () => undefined)
  const idle = new Set<PoolClient>()
  pool.on('acquire', (client) => idle.delete(client))
  pool.on('release', (_error, client) => idle.add(client))
  pool.on('remove', (client) => idle.delete(client))
  // guard: connection-errors-caught
  pool.on('connect', (client) =>
    client.on('error', (error) =>
      options.log?.warn({ err: error }, `${options.isStandby ? 'replica' : 'database'} connection lost`),
    ),
  )
  // What nobody uses while the server vanishes leads nowhere afterwards.
  // guard: idle-cut-with-server
  reach.onChange((isUp) => {
    if (!isUp) for (const client of [...idle]) cut(client, new DatabaseAway())
  })
  // guard: transactions-release
  return Object.assign(drizzle<Empty, Pool>(pool), {
    transaction: transactionsOn(pool, options.tracing),
    reach,
  })
}

/** A pool that makes nobody wait for a database that is known to be silent. */
class GuardedPool extends Pool {
  readonly #reach: Reach
  readonly #tracing: Tracing | undefined

  constructor(reach: Reach, tracing: Tracing | undefined, config: PoolConfig) {
    super(config)
    this.#reach = reach
    this.#tracing = tracing
  }

  // biome-ignore lint/suspicious/noExplicitAny: the driver's overloads
  override connect(callback?: any): any {
    // guard: away-not-waited-for
    if (!this.#reach.isSilent) return callback ? super.connect(callback) : super.connect()
    const away = new DatabaseAway()
    if (!callback) return Promise.reject(away)
    process.nextTick(callback, away, undefined, () => undefined)
  }

  /** A statement by itself: one that the database undid left nothing behind, and is sent again. */
  // biome-ignore lint/suspicious/noExplicitAny: the driver's overloads
  override query(...given: any[]): any {
    const callback: unknown = given.at(-1)
    const rest = (typeof callback === 'function' ? given.slice(0, -1) : given) as [string]
    const send = () => triedAgain(() => super.query(...rest))
    const answer = traceStatement(this.#tracing, rest[0], send)
    if (typeof callback !== 'function') return answer
    answer.then(
      (result) => callback(undefined, result),
      (error) => callback(error),
    )
  }

  override async end(): Promise<void> {
    this.#reach.close()
    await super.end()
  }
}

/**
 * Drizzle's transactions on connections that are given back in every case: on a pool its own keeps a connection for
 * ever when `begin` fails, and gives back as good one whose `rollback` failed. A few such would use up the pool.
 */
function transactionsOn(pool: Pool, tracing: Tracing | undefined): Database['transaction'] {
  const known = new WeakMap<PoolClient, NodePgDatabase>()
  return async (work, config) => {
    const client = await pool.connect()
    const db = known.get(client) ?? drizzle(tracing ? traced(client, tracing) : client)
    known.set(client, db)
    try {
      return await db.transaction(work, config)
    } finally {
      // guard: broken-connection-dropped
      client.release(client.getTransactionStatus() !== 'I' || isSpoilt(client))
    }
  }
}

/** The same connection, each statement on it a span. The pool's own would not do: who waited for a connection is not within their span there. */
const traced = (client: PoolClient, tracing: Tracing): PoolClient =>
  Object.create(client, {
    query: {
      value: (...given: [string]) => traceStatement(tracing, given[0], () => client.query(...given)),
    },
  })
