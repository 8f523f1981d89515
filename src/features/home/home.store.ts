import { desc, eq, notInArray, sql } from 'drizzle-orm'
import { users } from '#/features/accounts/accounts.tables.ts'
import type { Db } from '#/platform/db/database.ts'
import { newId } from '#/platform/db/ids.ts'
import type { HomeDocument } from './document.rules.ts'
import { homeDrafts, homePublications } from './home.tables.ts'

/** Publications that are stored; older ones go. */
export const MOST_PUBLICATIONS = 10

export type Draft = Pick<typeof homeDrafts.$inferSelect, 'document' | 'version'>
export type Publication = typeof homePublications.$inferSelect

/** An admin's publication, with the name they have now. */
export interface NamedPublication extends Publication {
  readonly author: string | null
}

/** The newest first, by the database's clock: ids are made by those of the processes, which differ. */
const newestFirst = [desc(homePublications.publishedAt), desc(homePublications.id)] as const

/** What is published; undefined while nothing ever was. */
export async function readPublished(db: Db): Promise<Publication | undefined> {
  const [row] = await db
    .select()
    .from(homePublications)
    .orderBy(...newestFirst)
    .limit(1)
  return row
}

/** The last ones, newest first: the first one holds. */
export async function listPublications(db: Db): Promise<NamedPublication[]> {
  const rows = await db
    .select({ publication: homePublications, author: users.name })
    .from(homePublications)
    .leftJoin(users, eq(users.id, homePublications.publishedBy))
    .orderBy(...newestFirst)
    .limit(MOST_PUBLICATIONS)
  return rows.map(({ publication, author }) => ({ ...publication, author }))
}

/** Undefined while nobody has begun one. */
export async function readDraft(db: Db): Promise<Draft | undefined> {
  const [row] = await db
    .select({ document: homeDrafts.document, version: homeDrafts.version })
    .from(homeDrafts)
  return row
}

/** Whoever else changes the draft or publishes waits until the transaction ends. */
export async function lockHome(tx: Db): Promise<void> {
  await tx.execute(sql`lock table ${homeDrafts} in share row exclusive mode`)
}

/** @returns its version */
export async function writeDraft(tx: Db, document: HomeDocument): Promise<number> {
  const [row] = await tx
    .insert(homeDrafts)
    .values({ document })
    .onConflictDoUpdate({
      target: homeDrafts.id,
      set: { document, version: sql`${homeDrafts.version} + 1`, updatedAt: sql`now()` },
    })
    .returning({ version: homeDrafts.version })
  return row?.version ?? 1
}

/** When it is published under the lock: after all that were, also where the clock was set back. */
// guard: publications-in-turn
const publishedNow = sql`greatest(clock_timestamp(),
  (select max(published_at) + interval '1 microsecond' from home_publications))`

/** Publishes a document, or the shop's own page (null). Publications beyond the last few go. */
export async function publish(tx: Db, by: string, document: HomeDocument | null): Promise<Publication> {
  const [row] = await tx
    .insert(homePublications)
    .values({ id: newId(), document, publishedBy: by, publishedAt: publishedNow })
    .returning()
  if (!row) throw new Error('The page was not published')
  const last = (await listPublications(tx)).map(({ id }) => id)
  await tx.delete(homePublications).where(notInArray(homePublications.id, last))
  return row
}

/** Whether shoppers see a page that an admin has built. */
export const isHomeBuilt = async (db: Db): Promise<boolean> => Boolean((await readPublished(db))?.document)
