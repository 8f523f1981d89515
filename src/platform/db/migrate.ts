import { setTimeout } from 'node:timers/promises'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import type { Client } from 'pg'
import { appliedMigrations, knownMigrations } from './migrations.ts'
import { oneSession } from './oneSession.ts'
import { sqlStateOf } from './sqlState.ts'

/**
 * 'zari': processes that start at the same time migrate one after the other. Backups share it, so that no table changes
 * its shape while it is read.
 */
export const MIGRATION_LOCK = 0x7a617269

/** A statement that waits for a table stands in front of everybody who comes later, shoppers as well: it steps back after so long, ms. */
const MOST_WAIT_MS = 2_000
/** Until it asks again, ms: who waited behind it is served meanwhile. */
const PAUSE_MS = 500
/** Somebody who holds a table for longer than this many tries, about five minutes, holds up the start: that is said. */
const MOST_TRIES = 120

/** Brings the database at `url` to the newest version; safe to call from several processes at once. */
export async function migrateDatabase(url: string, folder: string): Promise<void> {
  const client = await oneSession(url, { application_name: 'zari migrate' })
  try {
    // Most starts find nothing to do, and need not wait for a backup that is being made.
    // guard: migrated-already
    if (await isNewest(client, folder)) return
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    await client.query(`set lock_timeout = ${MOST_WAIT_MS}`)
    await apply(client, folder)
  } finally {
    await client.end()
  }
}

async function isNewest(client: Client, folder: string): Promise<boolean> {
  const last = (await appliedMigrations(client)).at(-1)
  return last !== undefined && last.at >= (knownMigrations(folder).at(-1)?.at ?? 0)
}

/** All that are new in one transaction; where a table was not to be had nothing of it is done, and it is tried again. */
async function apply(client: Client, folder: string): Promise<void> {
  for (let left = MOST_TRIES - 1; ; left -= 1) {
    try {
      return await migrate(drizzle(client), { migrationsFolder: folder })
    } catch (error) {
      const isHeld = sqlStateOf(error) === '55P03'
      // guard: migration-steps-back
      if (!isHeld || left === 0) throw error
      await setTimeout(PAUSE_MS)
    }
  }
}
