import { asc, eq, sql } from 'drizzle-orm'
import type { Db } from '#/platform/db/database.ts'
import { newId } from '#/platform/db/ids.ts'
import type { Banner } from './visuals.schema.ts'
import { banners, slidingTexts } from './visuals.tables.ts'

/** Shown until an admin writes another one (specification, section 3). */
const FIRST_TEXT = 'Welcome to our store!'

const present = (row: typeof banners.$inferSelect): Banner => ({
  _id: row.id,
  url: row.url,
  device: row.device,
  type: row.type,
  createdAt: row.createdAt.toISOString(),
})

export async function listBanners(db: Db): Promise<Banner[]> {
  const rows = await db.select().from(banners).orderBy(asc(banners.position), asc(banners.id))
  return rows.map(present)
}

/** A second listing banner for a device breaks `banners_one_listing_per_device`. */
export async function insertBanner(db: Db, banner: Pick<Banner, 'url' | 'device' | 'type'>): Promise<Banner> {
  const [row] = await db
    .insert(banners)
    .values({ id: newId(), ...banner })
    .returning()
  if (!row) throw new Error('The banner was not written')
  return present(row)
}

/** @returns what was deleted */
export async function deleteBanner(db: Db, id: string): Promise<Banner | undefined> {
  const [gone] = await db.delete(banners).where(eq(banners.id, id)).returning()
  return gone && present(gone)
}

export async function readSlidingText(db: Db): Promise<string> {
  const [row] = await db.select({ text: slidingTexts.text }).from(slidingTexts)
  return row?.text ?? FIRST_TEXT
}

export async function changeSlidingText(db: Db, text: string): Promise<void> {
  await db
    .insert(slidingTexts)
    .values({ text })
    .onConflictDoUpdate({ target: slidingTexts.id, set: { text, updatedAt: sql`now()` } })
}
