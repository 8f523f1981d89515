import { arrayContains, desc, eq, sql } from 'drizzle-orm'
import type { Db } from '#/platform/db/database.ts'
import { newId } from '#/platform/db/ids.ts'
import { type CollectionRow, collections } from './collections.tables.ts'

/** All of them, the newest first. */
export const listCollections = (db: Db): Promise<CollectionRow[]> =>
  db.select().from(collections).orderBy(desc(collections.id))

export async function findCollection(db: Db, id: string): Promise<CollectionRow | undefined> {
  const [row] = await db.select().from(collections).where(eq(collections.id, id))
  return row
}

/** A collection about to be changed: others who change it wait until the transaction ends. */
export async function lockCollection(tx: Db, id: string): Promise<CollectionRow | undefined> {
  const [row] = await tx.select().from(collections).where(eq(collections.id, id)).for('update')
  return row
}

export async function isSlugTaken(db: Db, slug: string): Promise<boolean> {
  const rows = await db.select({ id: collections.id }).from(collections).where(eq(collections.slug, slug))
  return rows.length > 0
}

/** A collection has this address now: whoever had it before is not looked for there any more. */
export async function takeSlug(tx: Db, slug: string): Promise<void> {
  await tx
    .update(collections)
    .set({ formerSlugs: sql`array_remove(${collections.formerSlugs}, ${slug})` })
    .where(arrayContains(collections.formerSlugs, [slug]))
}

export type CollectionFields = Omit<
  CollectionRow,
  'id' | 'createdAt' | 'updatedAt' | 'formerSlugs' | 'words'
> &
  Partial<Pick<CollectionRow, 'formerSlugs' | 'words'>>

/** A taken slug breaks `collections_slug`. */
export async function insertCollection(tx: Db, fields: CollectionFields): Promise<CollectionRow> {
  const [row] = await tx
    .insert(collections)
    .values({ id: newId(), ...fields })
    .returning()
  if (!row) throw new Error('The collection was not written')
  return row
}

/** @returns the collection as it is then; undefined when there is none */
export async function changeCollection(
  tx: Db,
  id: string,
  fields: CollectionFields,
): Promise<CollectionRow | undefined> {
  const [row] = await tx
    .update(collections)
    .set({ ...fields, updatedAt: sql`now()` })
    .where(eq(collections.id, id))
    .returning()
  return row
}

/** @returns what was deleted */
export async function deleteCollection(tx: Db, id: string): Promise<CollectionRow | undefined> {
  const [gone] = await tx.delete(collections).where(eq(collections.id, id)).returning()
  return gone
}
