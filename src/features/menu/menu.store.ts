import { eq, sql } from 'drizzle-orm'
import type { Db } from '#/platform/db/database.ts'
import type { MenuItem } from './menu.rules.ts'
import { menuSchema } from './menu.schema.ts'
import { menus } from './menu.tables.ts'

/** As it may be written today, its fields in one order, so that two of them can be compared. */
const parsed = (stored: unknown): readonly MenuItem[] | null => menuSchema.safeParse(stored).data ?? null

/** The owner's menu; null while there is none. */
export async function readMenu(db: Db): Promise<readonly MenuItem[] | null> {
  const [row] = await db.select({ items: menus.items }).from(menus)
  return parsed(row?.items)
}

/** The menu about to be changed: others who change it wait until the transaction ends. */
export async function lockMenu(tx: Db): Promise<readonly MenuItem[] | null> {
  // A row that is not there yet cannot be locked.
  await tx.insert(menus).values({ items: null }).onConflictDoNothing()
  const [row] = await tx.select({ items: menus.items }).from(menus).for('update')
  return parsed(row?.items)
}

/** Null is the shop's own menu again. */
export async function writeMenu(tx: Db, items: readonly MenuItem[] | null): Promise<void> {
  await tx
    .update(menus)
    .set({ items: items && [...items], updatedAt: sql`now()` })
    .where(eq(menus.id, 1))
}
