import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import type { Client } from 'pg'
import { appliedMigrations, knownMigrations } from './migrations.ts'
import { oneSession } from './oneSession.ts'

/**
 * 'zari': processes that start at the same time migrate one after the other. Backups share it, so that no table changes
 * its shape while it is read.
 */
export const MIGRATION_LOCK = 0x7a617269

/** Brings the database at `url` to the newest version; safe to call from several processes at once. */
export async function migrateDatabase(url: string, folder: string): Promise<void> {
  const client = await oneSession(url, { application_name: 'zari migrate' })
  try {
    // Most starts find nothing to do, and need not wait for a backup that is being made.
    // guard: migrated-already
    if (await isNewest(client, folder)) return
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    await migrate(drizzle(client), { migrationsFolder: folder })
  } finally {
    await client.end()
  }
}

async function isNewest(client: Client, folder: string): Promise<boolean> {
  const last = (await appliedMigrations(client)).at(-1)
  return last !== undefined && last.at >= (knownMigrations(folder).at(-1)?.at ?? 0)
}
