import { sql } from 'drizzle-orm'
import type { Db } from '#/platform/db/database.ts'
import { type ShopSettings, shopSettingsSchema } from './shop.schema.ts'
import { shopSettings } from './shop.tables.ts'

/** The settings with a default for everything that was never set. */
export async function readSettings(db: Db): Promise<ShopSettings> {
  const [row] = await db.select({ values: shopSettings.values }).from(shopSettings)
  return shopSettingsSchema.parse(row?.values ?? {})
}

/** Changes some settings and leaves the others as they are. Call in a transaction: the settings are locked first. */
export async function changeSettings(
  tx: Db,
  change: Partial<ShopSettings>,
): Promise<{ before: ShopSettings; after: ShopSettings }> {
  // A row that is not there yet cannot be locked.
  await tx.insert(shopSettings).values({ values: {} }).onConflictDoNothing()
  const [old] = await tx.select({ values: shopSettings.values }).from(shopSettings).for('update')
  const [row] = await tx
    .insert(shopSettings)
    .values({ values: change })
    .onConflictDoUpdate({
      target: shopSettings.id,
      set: { values: sql`${shopSettings.values} || excluded.values`, updatedAt: sql`now()` },
    })
    .returning({ values: shopSettings.values })
  return {
    before: shopSettingsSchema.parse(old?.values ?? {}),
    after: shopSettingsSchema.parse(row?.values ?? {}),
  }
}

/** Sets the first values of a new shop; a shop that has settings keeps them. @returns whether it was new */
export async function firstSettings(db: Db, values: Partial<ShopSettings>): Promise<boolean> {
  const made = await db.insert(shopSettings).values({ values }).onConflictDoNothing().returning()
  return made.length > 0
}
