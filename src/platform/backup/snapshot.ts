import type { Client } from 'pg'
import { MIGRATION_LOCK } from '../db/migrate.ts'
import { appliedMigrations, type Migration } from '../db/migrations.ts'
import { backedUpJobTables, JOBS_SCHEMA, jobTablesVersion } from '../jobs/jobTables.ts'
import { BackupError } from './problem.ts'
import { type FoundTable, type Sequence, sequencesOf, sqlName, tablesOf } from './tables.ts'

/** One moment of a database, which stays as it was for the session that took it. */
export interface Snapshot {
  readonly madeAt: string
  readonly migrations: readonly Migration[]
  /** Version of the job tables. */
  readonly jobs: number | null
  readonly tables: readonly FoundTable[]
  readonly sequences: readonly Sequence[]
}

/**
 * Everything that this session reads from now on is of one moment: what was committed before is there whole, what comes
 * later not at all. Nobody who writes has to wait for it; migrations do.
 */
export async function takeSnapshot(client: Client): Promise<Snapshot> {
  // Before the transaction: a migration that is waited for has to be seen.
  // guard: backup-holds-migrations
  await client.query('select pg_advisory_lock_shared($1)', [MIGRATION_LOCK])
  // A replica is of the moment up to which it has taken over what was committed.
  const replayed = await client.query<{ at: Date | null }>(
    'select case when pg_is_in_recovery() then pg_last_xact_replay_timestamp() end as at',
  )
  // guard: backup-snapshot
  await client.query('begin isolation level repeatable read read only')
  const { rows } = await client.query<{ now: Date }>('select now()')
  const migrations = await appliedMigrations(client)
  if (migrations.length === 0) throw new BackupError('There is no shop in this database: nothing to keep.')
  const tables = (await tablesOf(client)).filter(isBackedUp)
  await client.query(`lock table ${tables.map(sqlName).join(', ')} in access share mode`)
  return {
    madeAt: (replayed.rows[0]?.at ?? rows[0]?.now ?? new Date()).toISOString(),
    migrations,
    jobs: (await jobTablesVersion(client)) ?? null,
    tables,
    // Later than the rows: a number that stands in a row was taken from its sequence before.
    sequences: (await sequencesOf(client)).filter(({ schema }) => schema !== JOBS_SCHEMA),
  }
}

const isBackedUp = ({ schema, name }: FoundTable): boolean =>
  schema !== JOBS_SCHEMA || backedUpJobTables.includes(name)
