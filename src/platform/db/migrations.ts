/** Which migrations a database has seen, as drizzle writes them down in it, and those of them the program knows. */
import { readMigrationFiles } from 'drizzle-orm/migrator'
import type { Client } from 'pg'

export interface Migration {
  /** SHA-256 of its text. */
  readonly hash: string
  /** When it was written, ms: migrations stand in this order. */
  readonly at: number
}

/** The migrations of a database, oldest first; none when it was never migrated. */
export async function appliedMigrations(client: Client): Promise<Migration[]> {
  const { rows } = await client.query<{ there: boolean }>(
    "select to_regclass('drizzle.__drizzle_migrations') is not null as there",
  )
  if (!rows[0]?.there) return []
  const applied = await client.query<{ hash: string; at: string }>(
    'select hash, created_at as at from drizzle.__drizzle_migrations order by created_at',
  )
  return applied.rows.map(({ hash, at }) => ({ hash, at: Number(at) }))
}

/** The migrations of a folder, oldest first. */
export const knownMigrations = (folder: string): Migration[] =>
  readMigrationFiles({ migrationsFolder: folder }).map(({ hash, folderMillis }) => ({
    hash,
    at: folderMillis,
  }))

/**
 * Makes the tables as these migrations left them, within the caller's transaction. The list of what was applied stays
 * empty. @throws Error when one of them is not in the folder
 */
export async function buildSchema(
  client: Client,
  folder: string,
  applied: readonly Migration[],
): Promise<void> {
  const files = new Map(readMigrationFiles({ migrationsFolder: folder }).map((file) => [file.hash, file]))
  for (const { hash } of applied) {
    const file = files.get(hash)
    if (!file) throw new Error(`There is no migration ${hash} in ${folder}`)
    for (const statement of file.sql) await client.query(statement)
  }
  // As drizzle makes it.
  await client.query('create schema drizzle')
  await client.query(
    'create table drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)',
  )
}
