import { setTimeout } from 'node:timers/promises'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import type { Client } from 'pg'
import { appliedMigrations, knownMigrations } from './migrations.ts'
import { oneSession } from './oneSession.ts'
import { isUndone, sqlStateOf } from './sqlState.ts'
import { START_NAME } from './startLock.ts'

/**
 * 'zari': processes that start at the same time migrate one after the other. Backups share it, so that no table changes
 * its shape while it is read.
 */
export const MIGRATION_LOCK = 0x7a617269

/**
 * A statement that waits for a table stands in front of everybody who comes later, shoppers as well: it steps back after so long, ms.
 * Longer than `deadlock_timeout`, or the database would not make its own upkeep give way.
 */
const MOST_WAIT_MS = 2_000
/** Until it asks again, ms: who waited behind it is served meanwhile. */
const PAUSE_MS = 8_000
/** Whoever holds a table for longer ends the start, ms: the version before goes on. */
const TIMEOUT_MS = 10 * 60_000

/**
 * Brings the database at `url` to the newest version; safe to call from several processes at once.
 * @param onWait is told once, in words, that a table is not to be had @throws Error where it is not for ten minutes
 */
export async function migrateDatabase(
  url: string,
  folder: string,
  onWait: (words: string) => void = () => undefined,
): Promise<void> {
  const client = await oneSession(url, { application_name: 'zari migrate' })
  try {
    // Most starts find nothing to do, and need not wait for a backup that is being made.
    // guard: migrated-already
    if (await isNewest(client, folder)) return
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    await client.query(`set lock_timeout = ${MOST_WAIT_MS}`)
    await apply(client, folder, onWait)
  } finally {
    await client.end()
  }
}

async function isNewest(client: Client, folder: string): Promise<boolean> {
  const last = (await appliedMigrations(client)).at(-1)
  return last !== undefined && last.at >= (knownMigrations(folder).at(-1)?.at ?? 0)
}

/** All that are new in one transaction; where a table was not to be had nothing of it is done, and it is tried again. */
async function apply(client: Client, folder: string, onWait: (words: string) => void): Promise<void> {
  const until = performance.now() + TIMEOUT_MS
  for (let isFirst = true; ; isFirst = false) {
    try {
      return await migrate(drizzle(client), { migrationsFolder: folder })
    } catch (error) {
      const isHeld = sqlStateOf(error) === '55P03'
      // guard: migration-steps-back
      if (!isHeld && !isUndone(error)) throw error
      const words = `The database cannot be brought up to date yet: a table is in use (${await longest(client)}).`
      if (performance.now() > until) throw new Error(`${words} End that, and start again.`, { cause: error })
      if (isFirst) onWait(`${words} This is tried again.`)
      await setTimeout(PAUSE_MS)
    }
  }
}

/** Who has been at it for longest beside this: `psql, process 4711, for 62 s`. */
async function longest(client: Client): Promise<string> {
  const { rows } = await client.query<{ name: string; pid: number; seconds: number }>(`
    select application_name as name, pid, extract(epoch from now() - xact_start)::int as seconds
    from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and xact_start is not null
      and application_name <> '${START_NAME}'
    order by xact_start limit 1`)
  const [one] = rows
  return one ? `${one.name || 'somebody'}, process ${one.pid}, for ${one.seconds} s` : 'by nobody any more'
}
