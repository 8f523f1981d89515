import { eq } from 'drizzle-orm'
import type { Db } from '#/platform/db/database.ts'
import { twoFactors, users } from '../accounts.tables.ts'

export async function hasTwoFactor(db: Db, userId: string): Promise<boolean> {
  const [row] = await db.select({ on: users.twoFactorEnabled }).from(users).where(eq(users.id, userId))
  return row?.on === true
}

/** Takes the second factor away: secret and recovery codes are gone. */
export async function removeTwoFactor(tx: Db, userId: string): Promise<void> {
  await tx.delete(twoFactors).where(eq(twoFactors.userId, userId))
  await tx.update(users).set({ twoFactorEnabled: false, updatedAt: new Date() }).where(eq(users.id, userId))
}
