import { and, eq, lt } from 'drizzle-orm'
import type { Db } from '#/platform/db/database.ts'
import { twoFactors, users } from '../accounts.tables.ts'

export async function hasTwoFactor(db: Db, userId: string): Promise<boolean> {
  const [row] = await db.select({ on: users.twoFactorEnabled }).from(users).where(eq(users.id, userId))
  return row?.on === true
}

/** The secret as it is stored: encrypted. */
export async function findTwoFactor(
  db: Db,
  userId: string,
): Promise<{ id: string; secret: string } | undefined> {
  const [row] = await db
    .select({ id: twoFactors.id, secret: twoFactors.secret })
    .from(twoFactors)
    .where(eq(twoFactors.userId, userId))
  return row
}

/** Takes the code of a time step. @returns false when it or a later one was taken before */
export async function takeStep(db: Db, id: string, step: number): Promise<boolean> {
  const taken = await db
    .update(twoFactors)
    .set({ lastUsedStep: step })
    // guard: code-used-once
    .where(and(eq(twoFactors.id, id), lt(twoFactors.lastUsedStep, step)))
    .returning({ id: twoFactors.id })
  return taken.length > 0
}

/** Takes the second factor away: secret and recovery codes are gone. */
export async function removeTwoFactor(tx: Db, userId: string): Promise<void> {
  await tx.delete(twoFactors).where(eq(twoFactors.userId, userId))
  await tx.update(users).set({ twoFactorEnabled: false, updatedAt: new Date() }).where(eq(users.id, userId))
}
