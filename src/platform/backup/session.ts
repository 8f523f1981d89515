import type { Client } from 'pg'
import { MIGRATION_LOCK } from '../db/migrate.ts'
import { oneSession } from '../db/oneSession.ts'

/**
 * One connection for reading or writing a whole database: no time limits, because that takes as long as it takes, and
 * all that decides how values are written or in which order rows come is set.
 */
export async function openSession(url: string): Promise<Client> {
  const client = await oneSession(url, { application_name: 'zari backup', connectionTimeoutMillis: 10_000 })
  await client.query(`
    set client_encoding = 'UTF8'; set datestyle = 'ISO'; set intervalstyle = 'postgres'; set timezone = 'UTC';
    set extra_float_digits = 3; set bytea_output = 'hex'; set synchronize_seqscans = off`)
  return client
}

/** Waits until nobody else reads this database for a backup. */
export async function othersDone(url: string): Promise<void> {
  const client = await openSession(url)
  await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
  await client.end()
}
