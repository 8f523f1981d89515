import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '#/platform/db/database.ts'
import type { ReviewRow } from './reviews.store.ts'
import { discardedPhotos, reviews } from './reviews.tables.ts'

const isBy = (id: string, userId: string) =>
  and(
    eq(reviews.id, id),
    // guard: photos-of-author
    eq(reviews.userId, userId),
  )

/** Whether this person wrote this review. */
export async function isAuthor(db: Db, id: string, userId: string): Promise<boolean> {
  const [row] = await db.select({ id: reviews.id }).from(reviews).where(isBy(id, userId))
  return row !== undefined
}

/** Gives a review of this person these photos in the place of what it had; undefined where there is none. */
export async function writePhotos(
  db: Db,
  { id, userId }: { readonly id: string; readonly userId: string },
  photos: string[],
): Promise<ReviewRow | undefined> {
  const [row] = await db.update(reviews).set({ photos }).where(isBy(id, userId)).returning()
  return row
}

/** Takes one photo from a review; undefined where the review or the photo is gone. */
export async function takePhoto(tx: Db, id: string, photo: string): Promise<ReviewRow | undefined> {
  const [row] = await tx
    .update(reviews)
    .set({ photos: sql`array_remove(${reviews.photos}, ${photo})` })
    .where(and(eq(reviews.id, id), sql`${photo} = any(${reviews.photos})`))
    .returning()
  return row
}

/** Photos that wait for their files to be deleted. */
export async function findDiscarded(db: Db, limit: number): Promise<string[]> {
  const rows = await db.select().from(discardedPhotos).orderBy(discardedPhotos.discardedAt).limit(limit)
  return rows.map(({ url }) => url)
}

export async function forgetDiscarded(db: Db, urls: readonly string[]): Promise<void> {
  await db.delete(discardedPhotos).where(inArray(discardedPhotos.url, [...urls]))
}
