import { asc, eq, sql } from 'drizzle-orm'
import type { Db } from '#/platform/db/database.ts'
import { newId } from '#/platform/db/ids.ts'
import type { PageFields } from './content.schema.ts'
import { contentPageMoves as moves, type PageRow, contentPages as pages } from './content.tables.ts'

const listed = {
  id: pages.id,
  slug: pages.slug,
  title: pages.title,
  description: pages.description,
  visible: pages.visible,
  inFooter: pages.inFooter,
  words: pages.words,
  updatedAt: pages.updatedAt,
}
export type ListedRow = Omit<PageRow, 'body' | 'bodies' | 'createdAt'>

/** What is written of a page; null for nothing in further languages. */
export type StoredFields = Omit<PageFields, 'words' | 'bodies'> & Partial<Pick<PageRow, 'words' | 'bodies'>>

type ChangedFields = { readonly [Field in keyof StoredFields]?: StoredFields[Field] | undefined }

/** All pages without what stands on them, in the order in which they were made. */
export const listPages = (db: Db): Promise<ListedRow[]> =>
  db.select(listed).from(pages).orderBy(asc(pages.createdAt), asc(pages.id))

/** Addresses of before, and whose they were. */
export const listMoves = (db: Db) => db.select().from(moves)

export async function findPage(db: Db, id: string): Promise<PageRow | undefined> {
  const [row] = await db.select().from(pages).where(eq(pages.id, id))
  return row
}

/** The page as it is; whoever else changes it waits until the transaction ends. */
export async function lockPage(tx: Db, id: string): Promise<PageRow | undefined> {
  const [row] = await tx.select().from(pages).where(eq(pages.id, id)).for('update')
  return row
}

/** Whether a page has this address now. */
export async function isSlugTaken(db: Db, slug: string): Promise<boolean> {
  const [row] = await db.select({ id: pages.id }).from(pages).where(eq(pages.slug, slug))
  return row !== undefined
}

/** A taken slug breaks `content_pages_slug`. */
export async function insertPage(tx: Db, fields: StoredFields): Promise<PageRow> {
  const [row] = await tx
    .insert(pages)
    .values({ id: newId(), ...fields })
    .returning()
  if (!row) throw new Error('The page was not written')
  return row
}

/** Leaves what is undefined. A taken slug breaks `content_pages_slug`. */
export async function changePage(tx: Db, id: string, fields: ChangedFields): Promise<PageRow> {
  const [row] = await tx
    .update(pages)
    .set({ ...fields, updatedAt: sql`now()` })
    .where(eq(pages.id, id))
    .returning()
  if (!row) throw new Error('The page was not written')
  return row
}

/** From now on the old address leads to this page. */
export async function leaveSlug(tx: Db, pageId: string, slug: string): Promise<void> {
  await tx.insert(moves).values({ slug, pageId }).onConflictDoUpdate({ target: moves.slug, set: { pageId } })
}

/** A page has this address now: whoever had it before is not looked for there any more. */
export async function takeSlug(tx: Db, slug: string): Promise<void> {
  await tx.delete(moves).where(eq(moves.slug, slug))
}

export async function deletePage(tx: Db, id: string): Promise<void> {
  await tx.delete(pages).where(eq(pages.id, id))
}
