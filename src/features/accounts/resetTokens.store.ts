import { createHash, randomBytes } from 'node:crypto'
import { and, eq, gt, lte } from 'drizzle-orm'
import type { Db } from '#/platform/db/database.ts'
import { newId } from '#/platform/db/ids.ts'
import { verifications } from './accounts.tables.ts'

/** 192 random bits: nobody guesses it, so a plain digest keeps it as safe as a slow one would. */
const newToken = (): string => randomBytes(24).toString('hex')

/** Only this is stored: who reads the database or a backup of it finds no link that works. */
// guard: reset-token-hashed
const identifierOf = (token: string): string =>
  `reset-password:${createHash('sha256').update(token).digest('base64url')}`

/** Makes the token of a reset link that works until `expiresAt`. Lock the user's row first. */
export async function insertResetToken(
  tx: Db,
  userId: string,
  { now, expiresAt }: { now: Date; expiresAt: Date },
): Promise<string> {
  const token = newToken()
  await tx.delete(verifications).where(lte(verifications.expiresAt, now))
  const row = { identifier: identifierOf(token), value: userId, expiresAt, createdAt: now }
  await tx.insert(verifications).values({ id: newId(), ...row })
  return token
}

/** Whose password this token may set, if it still may at `now`. */
export async function ownerOfResetToken(db: Db, token: string, now: Date): Promise<string | undefined> {
  const [row] = await db
    .select({ userId: verifications.value })
    .from(verifications)
    .where(and(eq(verifications.identifier, identifierOf(token)), gt(verifications.expiresAt, now)))
  return row?.userId
}

export async function deleteResetToken(db: Db, token: string): Promise<void> {
  await db.delete(verifications).where(eq(verifications.identifier, identifierOf(token)))
}
