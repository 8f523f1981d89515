import type { Client } from 'pg'
import { MIGRATION_LOCK } from '../db/migrate.ts'
import { buildSchema } from '../db/migrations.ts'
import { withoutLimits } from '../db/oneSession.ts'
import { JOBS_SCHEMA, jobTablesVersion, makeJobTables } from '../jobs/jobTables.ts'
import type { Archive } from './archive.ts'
import { digestOf } from './digest.ts'
import { loadTables, type Pair, setSequences } from './load.ts'
import { type BackupTable, PICTURES } from './manifest.ts'
import { putPicture, removePictures } from './pictures.ts'
import { BackupError } from './problem.ts'
import { countOf, rowsOf } from './rows.ts'
import { openSession } from './session.ts'
import { nameOf, tablesOf } from './tables.ts'
import { assertNoTables } from './target.ts'

export interface Target {
  readonly databaseUrl: string
  readonly media: string
  readonly migrationsFolder: string
}

export interface Restored {
  /** Tables of the backup that are not the shop's, and stayed in it. */
  readonly leftOut: readonly BackupTable[]
}

/**
 * Puts a checked backup into an empty database and media folder: pictures first, then all rows in one transaction, which
 * is committed once every table gives the same text again. Ended in the middle, it leaves an empty database.
 * @throws BackupError and what system and database throw; then nothing is left but an empty database
 */
export async function restoreBackup(
  archive: Archive,
  target: Target,
  signal: AbortSignal,
): Promise<Restored> {
  const client = await openSession(target.databaseUrl)
  try {
    // A shop that is just starting on this database waits, and finds the restored one.
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    await assertNoTables(client)
    try {
      for (const name of archive.pictures) {
        await putPicture(target.media, name, await archive.read(PICTURES + name), signal)
      }
      return await fill(client, archive, target, signal)
    } catch (error) {
      // guard: failed-restore-cleared
      await removePictures(target.media, archive.pictures)
      throw signal.aborted ? signal.reason : error
    }
  } finally {
    // Ends an open transaction, too, without a trace.
    await client.end().catch(() => undefined)
  }
}

async function fill(
  client: Client,
  archive: Archive,
  { migrationsFolder }: Target,
  signal: AbortSignal,
): Promise<Restored> {
  const { manifest } = archive
  // guard: restore-in-transaction
  await client.query('begin')
  await buildSchema(client, migrationsFolder, manifest.migrations)
  await makeJobTables(client)
  await withoutLimits(client)
  const sameJobs = (await jobTablesVersion(client)) === manifest.jobs
  const { pairs, leftOut } = await pairUp(client, manifest.tables, sameJobs)
  await loadTables(client, archive, pairs, signal)
  // guard: sequences-restored
  await setSequences(client, manifest.sequences)
  // guard: restored-rows-compared
  for (const pair of pairs) await compare(client, pair)
  await client.query('commit')
  await client.query('analyze')
  return { leftOut }
}

/**
 * Which table takes which rows. The job tables are pg-boss's and may be of another version here: then they take the
 * columns that both have.
 */
async function pairUp(client: Client, tables: readonly BackupTable[], sameJobs: boolean) {
  const found = new Map((await tablesOf(client)).map((table) => [nameOf(table), table]))
  const pairs: Pair[] = []
  const leftOut: BackupTable[] = []
  for (const saved of tables) {
    const table = found.get(nameOf(saved))
    if (!table) {
      leftOut.push(saved)
      continue
    }
    const strange = saved.columns.find((column) => !table.columns.includes(column))
    if (strange && (saved.schema !== JOBS_SCHEMA || sameJobs)) {
      throw new BackupError(
        `The table ${nameOf(saved)} of the backup has a column ${strange}, which is not the shop's. Somebody added it by hand: take it out of the database and make another backup.`,
      )
    }
    pairs.push({ saved, found: table })
  }
  return { pairs, leftOut }
}

/** A table gives the text again that it was filled from; where it took other columns, as many rows. */
async function compare(client: Client, { saved, found }: Pair): Promise<void> {
  const source = rowsOf(client, found)
  const { sha256 } = await digestOf(source)
  const isSame = sha256 === saved.sha256 || found.columns.join() !== saved.columns.join()
  const rows = await countOf(client, source)
  if (rows === saved.rows && isSame) return
  throw new BackupError(
    `The table ${nameOf(saved)} is not the same after it was restored: ${rows} rows of ${saved.rows}. Nothing was kept.`,
  )
}
