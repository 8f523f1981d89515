import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '#/platform/db/database.ts'
import { cartCodes } from './offers.tables.ts'

/** Remembers a code with a bag; twice is once. */
export async function addCode(db: Db, cartId: string, code: string): Promise<void> {
  await db.insert(cartCodes).values({ cartId, code }).onConflictDoNothing()
}

export async function removeCode(db: Db, cartId: string, code: string): Promise<void> {
  await db.delete(cartCodes).where(and(eq(cartCodes.cartId, cartId), eq(cartCodes.code, code)))
}

export async function countCodes(db: Db, cartId: string): Promise<number> {
  const [row] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(cartCodes)
    .where(eq(cartCodes.cartId, cartId))
  return row?.count ?? 0
}
