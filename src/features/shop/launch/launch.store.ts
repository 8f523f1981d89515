import { eq, sql } from 'drizzle-orm'
import type { Db } from '#/platform/db/database.ts'
import type { Marks } from './launch.rules.ts'
import { launchMarks } from './launch.tables.ts'

export async function readMarks(db: Db): Promise<Marks> {
  const rows = await db.select().from(launchMarks)
  return new Map(rows.map(({ key, value, markedAt }) => [key, { value, at: markedAt }]))
}

/** Notes that something is done now; done again counts anew. */
export async function setMark(db: Db, key: string, value = ''): Promise<void> {
  await db
    .insert(launchMarks)
    .values({ key, value })
    .onConflictDoUpdate({ target: launchMarks.key, set: { value, markedAt: sql`now()` } })
}

export async function removeMark(db: Db, key: string): Promise<void> {
  await db.delete(launchMarks).where(eq(launchMarks.key, key))
}
