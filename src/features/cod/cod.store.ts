import { eq, sql } from 'drizzle-orm'
import type { Db } from '#/platform/db/database.ts'
import { codSettings } from './cod.tables.ts'
import { type CodSettings, codSettingsSchema } from './codSettings.schema.ts'

/** As it may be written today; of what cannot be read any more the defaults. */
const parsed = (stored: unknown): CodSettings =>
  codSettingsSchema.safeParse(stored ?? {}).data ?? codSettingsSchema.parse({})

export async function readCodSettings(db: Db): Promise<CodSettings> {
  const [row] = await db.select({ settings: codSettings.settings }).from(codSettings)
  return parsed(row?.settings)
}

/** The settings about to be changed: others who change them wait until the transaction ends. */
export async function lockCodSettings(tx: Db): Promise<CodSettings> {
  // A row that is not there yet cannot be locked.
  await tx.insert(codSettings).values({}).onConflictDoNothing()
  const [row] = await tx.select({ settings: codSettings.settings }).from(codSettings).for('update')
  return parsed(row?.settings)
}

export async function writeCodSettings(tx: Db, settings: CodSettings): Promise<void> {
  await tx.update(codSettings).set({ settings, updatedAt: sql`now()` }).where(eq(codSettings.id, 1))
}
