import { sql } from 'drizzle-orm'
import type { Log } from '../log/log.ts'
import type { Tracing } from '../tracing/tracing.ts'
import { type Database, openDatabase } from './database.ts'
import { MOST_BEHIND_MS } from './replica.rules.ts'

/** Connections of one process to the replica. */
const CONNECTIONS = 3

/** Where something is read, and the moment that it tells of. */
export interface ReadSource {
  readonly db: Database
  readonly asOf: Date
  readonly isReplica: boolean
}

/**
 * Where figures, exports and backups are read: they take long, and decide nothing. That is the replica of DATABASE_READ_URL while it
 * follows, else the database itself.
 */
export interface Replica {
  choose(): Promise<ReadSource>
  /** Does `work`, once more at the database itself where it fails at the replica: that may be a version behind, or have to go on. */
  read<T>(work: (source: ReadSource) => Promise<T>): Promise<T>
  close(): Promise<void>
}

interface Terms {
  readonly log?: Log
  readonly tracing?: Tracing | undefined
  readonly mostBehindMs?: number
}

/** @param url a replica that follows `db`; undefined: there is none */
export function openReplica(db: Database, url: string | undefined, terms: Terms = {}): Replica {
  const { log, tracing, mostBehindMs = MOST_BEHIND_MS } = terms
  const here = (): ReadSource => ({ db, asOf: new Date(), isReplica: false })
  if (!url)
    return { choose: async () => here(), read: async (work) => work(here()), close: async () => undefined }
  const standby = openDatabase(url, { max: CONNECTIONS, isStandby: true, tracing, ...(log && { log }) })
  let isUsed = true

  const turn = (now: boolean, why: object) => {
    if (now === isUsed) return
    isUsed = now
    if (now) log?.info('figures and exports are read at the replica again')
    else log?.warn(why, 'the replica of DATABASE_READ_URL cannot be used: the database itself is read')
  }
  const choose = async (): Promise<ReadSource> => {
    try {
      const asOf = await replicaAsOf(standby)
      // guard: replica-not-behind
      const isFresh = asOf !== undefined && Date.now() - asOf.getTime() <= mostBehindMs
      turn(isFresh, { asOf })
      return isFresh ? { db: standby, asOf, isReplica: true } : here()
    } catch (error) {
      turn(false, { err: error })
      return here()
    }
  }

  return {
    choose,
    async read(work) {
      const source = await choose()
      try {
        return await work(source)
      } catch (error) {
        // guard: failed-replica-not-needed
        if (!source.isReplica) throw error
        log?.warn({ err: error }, 'what the replica could not answer is read at the database itself')
        return work(here())
      }
    },
    close: () => standby.$client.end(),
  }
}

/**
 * Up to which moment a replica has taken over what was committed; undefined of one that took over nothing yet, and of a server that
 * follows nobody: that is the database itself, or was left behind by it.
 */
export async function replicaAsOf(db: Pick<Database, 'execute'>): Promise<Date | undefined> {
  const { rows } = await db.execute<{ at: string | null }>(
    sql`select case when pg_is_in_recovery() then extract(epoch from pg_last_xact_replay_timestamp()) * 1000 end as at`,
  )
  const at = rows[0]?.at
  return at === null || at === undefined ? undefined : new Date(Number(at))
}
