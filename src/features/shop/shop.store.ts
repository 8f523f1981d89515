import { sql } from 'drizzle-orm'
import type { Db } from '#/platform/db/database.ts'
import { type ShopSettings, type StoredShop, storedShopSchema } from './shop.schema.ts'
import { shopSettings } from './shop.tables.ts'

/** The settings with a default for everything that was never set. */
export async function readSettings(db: Db): Promise<StoredShop> {
  const [row] = await db.select({ values: shopSettings.values }).from(shopSettings)
  return storedShopSchema.parse(row?.values ?? {})
}

/** The settings, locked until the transaction ends. */
export async function lockSettings(tx: Db): Promise<StoredShop> {
  // A row that is not there yet cannot be locked.
  await tx.insert(shopSettings).values({ values: {} }).onConflictDoNothing()
  const [row] = await tx.select({ values: shopSettings.values }).from(shopSettings).for('update')
  return storedShopSchema.parse(row?.values ?? {})
}

/** Changes some settings and leaves the others as they are. Call in a transaction: the settings are locked first. */
export async function changeSettings(
  tx: Db,
  change: Partial<StoredShop>,
): Promise<{ before: StoredShop; after: StoredShop }> {
  const before = await lockSettings(tx)
  const [row] = await tx
    .insert(shopSettings)
    .values({ values: change })
    .onConflictDoUpdate({
      target: shopSettings.id,
      set: { values: sql`${shopSettings.values} || excluded.values`, updatedAt: sql`now()` },
    })
    .returning({ values: shopSettings.values })
  return {
    before,
    after: storedShopSchema.parse(row?.values ?? {}),
  }
}

/** Sets the first values of a new shop; a shop that has settings keeps them. @returns whether it was new */
export async function firstSettings(db: Db, values: Partial<ShopSettings>): Promise<boolean> {
  const made = await db.insert(shopSettings).values({ values }).onConflictDoNothing().returning()
  return made.length > 0
}
