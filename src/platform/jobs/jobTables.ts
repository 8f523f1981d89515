/** The tables of the job queue, which pg-boss makes by itself: what of them is worth keeping, and how to make them. */
import type { Client } from 'pg'
import { getConstructionPlans } from 'pg-boss'

export const JOBS_SCHEMA = 'pgboss'

/** Jobs and what they hang on. The rest is pg-boss's own housekeeping: statistics of the day, warnings, its version. */
export const backedUpJobTables: readonly string[] = [
  'job',
  'job_dependency',
  'queue',
  'schedule',
  'subscription',
]

/** The version of a database's job tables; undefined when it has none. */
export async function jobTablesVersion(client: Client): Promise<number | undefined> {
  const { rows } = await client.query<{ there: boolean }>(
    `select to_regclass('${JOBS_SCHEMA}.version') is not null as there`,
  )
  if (!rows[0]?.there) return undefined
  const found = await client.query<{ version: number }>(`select version from ${JOBS_SCHEMA}.version`)
  return found.rows[0]?.version
}

/** Makes the tables within the caller's transaction. @throws Error when pg-boss words its plan differently */
export async function makeJobTables(client: Client): Promise<void> {
  const plan = /^\s*BEGIN;([\s\S]*)COMMIT;\s*$/.exec(getConstructionPlans(JOBS_SCHEMA))?.[1]
  if (plan === undefined) throw new Error('The plan of the job tables is not one transaction any more')
  await client.query(plan)
}
