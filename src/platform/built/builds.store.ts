import { eq, lt, sql } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { endedWithMachine } from '../db/oneClient.ts'
import { builds } from './builds.tables.ts'

/** SHA-256 of files by their names. */
export type FileSums = Readonly<Record<string, string>>

/** One machine at a time puts files there or takes them away, until its transaction ends, which rests for as long as the store takes. */
export async function lockBuilds(tx: Db): Promise<void> {
  // guard: slow-store-waited-for
  await tx.execute(sql`set local idle_in_transaction_session_timeout = 0`)
  await tx.execute(sql.raw(endedWithMachine(true)))
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('zari builds'))`)
}

/** Says of a build that it is served, where it is known. @returns whether it is */
export async function noteServed(tx: Db, id: string, servedAt: Date): Promise<boolean> {
  return (
    (await tx.update(builds).set({ servedAt }).where(eq(builds.id, id)).returning({ id: builds.id })).length >
    0
  )
}

export async function addBuild(tx: Db, id: string, files: FileSums, servedAt: Date): Promise<void> {
  await tx
    .insert(builds)
    .values({ id, files, servedAt })
    .onConflictDoUpdate({ target: builds.id, set: { files, servedAt } })
}

/** Every file of every build that is in the store, with what it must sum to. */
export async function readBuiltFiles(db: Db): Promise<ReadonlyMap<string, string>> {
  const rows = await db.select({ files: builds.files }).from(builds)
  return new Map(rows.flatMap(({ files }) => Object.entries(files)))
}

/** Forgets the builds that nobody served since `before`. @returns their ids, and the files that no other build has */
export async function forgetBuilds(tx: Db, before: Date) {
  const old = await tx.delete(builds).where(lt(builds.servedAt, before)).returning()
  const wanted = await readBuiltFiles(tx)
  const files = old.flatMap((build) => Object.keys(build.files)).filter((name) => !wanted.has(name))
  return { ids: old.map(({ id }) => id), files: [...new Set(files)] }
}
