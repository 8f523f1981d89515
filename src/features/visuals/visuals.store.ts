import { and, asc, eq, sql } from 'drizzle-orm'
import type { Db } from '#/platform/db/database.ts'
import { newId } from '#/platform/db/ids.ts'
import { changedWords } from '#/platform/language/ownWords.rules.ts'
import type { BannerDetails } from './bannerDetails.schema.ts'
import type { Banner } from './visuals.schema.ts'
import { banners, slidingTexts } from './visuals.tables.ts'

/** Shown until an admin writes another one (specification, section 3). */
const FIRST_TEXT = 'Welcome to our store!'

export type BannerRow = typeof banners.$inferSelect

export async function listBanners(db: Db): Promise<BannerRow[]> {
  return db.select().from(banners).orderBy(asc(banners.position), asc(banners.id))
}

/** A second listing banner for a device breaks `banners_one_listing_per_device`. */
export async function insertBanner(
  db: Db,
  banner: Pick<Banner, 'url' | 'device' | 'type'>,
): Promise<BannerRow> {
  const [row] = await db
    .insert(banners)
    // After those that there are, whatever order they were put in.
    .values({ id: newId(), ...banner, position: sql`(select coalesce(max(position) + 1, 0) from banners)` })
    .returning()
  if (!row) throw new Error('The banner was not written')
  return row
}

/** A banner about to be changed: others who change it wait until the transaction ends. */
export async function lockBanner(tx: Db, id: string): Promise<BannerRow | undefined> {
  const [row] = await tx.select().from(banners).where(eq(banners.id, id)).for('update')
  return row
}

/** @returns the banner as it is then; undefined when there is none */
export async function changeBanner(
  tx: Db,
  id: string,
  { focus, from, until, words, ...texts }: BannerDetails,
): Promise<BannerRow | undefined> {
  const times = {
    from: from === null ? null : new Date(from),
    until: until === null ? null : new Date(until),
  }
  const [row] = await tx
    .update(banners)
    .set({ ...texts, ...times, words: changedWords(null, words ?? {}), focusX: focus.x, focusY: focus.y })
    .where(eq(banners.id, id))
    .returning()
  return row
}

/** The banners of one device and type, locked until the transaction ends, in their order. */
async function lockKind(tx: Db, id: string): Promise<BannerRow[]> {
  const [one] = await tx.select().from(banners).where(eq(banners.id, id))
  if (!one) return []
  return tx
    .select()
    .from(banners)
    .where(and(eq(banners.device, one.device), eq(banners.type, one.type)))
    .orderBy(asc(banners.position), asc(banners.id))
    .for('update')
}

/**
 * Puts the banners of one device and type in order. @returns their order before; undefined when the ids are not exactly
 * theirs, because somebody else added or deleted one
 */
export async function reorderBanners(tx: Db, ids: readonly string[]): Promise<string[] | undefined> {
  const [first = ''] = ids
  const before = (await lockKind(tx, first)).map((row) => row.id)
  const same = before.length === ids.length && before.every((id) => ids.includes(id))
  if (!same) return undefined
  for (const [position, id] of ids.entries()) {
    await tx.update(banners).set({ position }).where(eq(banners.id, id))
  }
  return before
}

/** @returns what was deleted */
export async function deleteBanner(db: Db, id: string): Promise<BannerRow | undefined> {
  const [gone] = await db.delete(banners).where(eq(banners.id, id)).returning()
  return gone
}

/** The sliding text, and the same in further languages. */
export type StoredText = Pick<typeof slidingTexts.$inferSelect, 'text' | 'words'>

const textColumns = { text: slidingTexts.text, words: slidingTexts.words }

export async function readSlidingText(db: Db): Promise<StoredText> {
  const [row] = await db.select(textColumns).from(slidingTexts)
  return row ?? { text: FIRST_TEXT, words: null }
}

/** The text about to be changed: others who change it wait until the transaction ends. */
export async function lockSlidingText(tx: Db): Promise<StoredText> {
  await tx.insert(slidingTexts).values({ text: FIRST_TEXT }).onConflictDoNothing()
  const [row] = await tx.select(textColumns).from(slidingTexts).for('update')
  return row ?? { text: FIRST_TEXT, words: null }
}

export async function changeSlidingText(db: Db, stored: StoredText): Promise<void> {
  await db
    .insert(slidingTexts)
    .values(stored)
    .onConflictDoUpdate({ target: slidingTexts.id, set: { ...stored, updatedAt: sql`now()` } })
}

/** Whether somebody has made the home page the shop's own: with a text or a banner. */
export async function isHomeTouched(db: Db): Promise<boolean> {
  const { rows } = await db.execute(
    sql`select exists (select from ${banners}) or exists (select from ${slidingTexts}) as touched`,
  )
  return rows[0]?.touched === true
}
