/** Where a backup goes: what has to be empty, and what the program has to know. */
import type { Client } from 'pg'
import { knownMigrations } from '../db/migrations.ts'
import type { Archive } from './archive.ts'
import type { Manifest } from './manifest.ts'
import { filesIn } from './pictures.ts'
import { BackupError } from './problem.ts'
import { type FoundTable, nameOf, sqlName, tablesOf } from './tables.ts'

/** @throws BackupError when this program is older than the backup */
export function assertKnown({ migrations, madeAt, program }: Manifest, migrationsFolder: string): void {
  const known = new Set(knownMigrations(migrationsFolder).map(({ hash }) => hash))
  const unknown = migrations.filter(({ hash }) => !known.has(hash))
  // guard: backup-of-newer-release
  if (unknown.length === 0) return
  throw new BackupError(
    `This backup of ${madeAt} was made by another release of Zari (${program}): its database has seen ${unknown.length} changes that this release does not know. Restore it with that release or a newer one.`,
  )
}

/**
 * Pictures of the backup itself may be there: a restore that was ended in the middle leaves them behind.
 * @throws BackupError naming what else is there
 */
export async function assertNoPictures(folder: string, { pictures }: Archive): Promise<void> {
  const ours = new Set(pictures)
  const strange: string[] = []
  for await (const name of filesIn(folder)) {
    if (!ours.has(name) && !ours.has(name.replace(/\.[^.]+\.part$/, ''))) strange.push(name)
  }
  // guard: restore-into-empty-media
  if (strange.length === 0) return
  throw new BackupError(
    `The media folder ${folder} is not empty: it holds ${strange.length} files, such as ${strange[0]}. A backup is restored into an empty shop only. Set DATA_DIR to a new folder, or move what is there away.`,
  )
}

/** @throws BackupError naming what is there */
export async function assertNoTables(client: Client): Promise<void> {
  const tables = await tablesOf(client)
  // guard: restore-into-empty-database
  if (tables.length === 0) return
  const { table, rows } = await largest(client, tables)
  throw new BackupError(
    `The database is not empty: it holds ${tables.length} tables, such as ${nameOf(table)} with ${rows} rows. A backup is restored into an empty shop only. Set DATA_DIR to a new folder, or DATABASE_URL to a new database.`,
  )
}

async function largest(client: Client, tables: readonly FoundTable[]) {
  let most: { table: FoundTable; rows: number } | undefined
  for (const table of tables) {
    const { rows } = await client.query<{ rows: string }>(`select count(*) as rows from ${sqlName(table)}`)
    const found = { table, rows: Number(rows[0]?.rows) }
    if (!most || found.rows > most.rows) most = found
  }
  if (!most) throw new Error('There are no tables')
  return most
}
