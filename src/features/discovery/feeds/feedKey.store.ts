import { eq, sql } from 'drizzle-orm'
import { shopSettings } from '#/features/shop/shop.tables.ts'
import type { Db } from '#/platform/db/database.ts'

/** Beside the settings, and none of them: those are told to everybody. */
const FEED_KEY = 'feedKey'

/** The secret of the feeds' addresses in a shop that not everybody may browse; undefined while there is none. */
export async function readFeedKey(db: Db): Promise<string | undefined> {
  const [row] = await db
    .select({ key: sql<string | null>`${shopSettings.values} ->> ${FEED_KEY}` })
    .from(shopSettings)
  return row?.key ?? undefined
}

/** Whatever had the key before reads nothing any more. Undefined takes it away. */
export async function writeFeedKey(tx: Db, key: string | undefined): Promise<void> {
  await tx.insert(shopSettings).values({ values: {} }).onConflictDoNothing()
  const values = key
    ? sql`${shopSettings.values} || jsonb_build_object(${FEED_KEY}::text, ${key}::text)`
    : sql`${shopSettings.values} - ${FEED_KEY}::text`
  await tx.update(shopSettings).set({ values }).where(eq(shopSettings.id, 1))
}
