import { and, eq } from 'drizzle-orm'
import { v5 } from 'uuid'
import type { Db } from '#/platform/db/database.ts'
import { newId } from '#/platform/db/ids.ts'
import { accounts, users, verifications } from '../accounts.tables.ts'
import type { GoogleIdentity } from './googleIdentity.ts'

const PROVIDER = 'google'

type UserRow = typeof users.$inferSelect

/** The user whose account this Google account is connected to. */
export async function findGoogleUser(db: Db, subject: string): Promise<UserRow | undefined> {
  const [row] = await db
    .select({ user: users })
    .from(accounts)
    .innerJoin(users, eq(users.id, accounts.userId))
    .where(and(eq(accounts.providerId, PROVIDER), eq(accounts.accountId, subject)))
  return row?.user
}

/** Breaks `accounts_provider` when this Google account is connected already. */
export async function connectGoogle(db: Db, userId: string, subject: string): Promise<void> {
  await db.insert(accounts).values({ id: newId(), userId, providerId: PROVIDER, accountId: subject })
}

/** A new customer without a password or contact. A taken e-mail breaks `users_email_unique`. */
export async function insertGoogleUser(
  tx: Db,
  { subject, ...person }: GoogleIdentity,
  language: UserRow['language'],
): Promise<UserRow> {
  const [row] = await tx
    .insert(users)
    .values({ id: newId(), ...person, emailVerified: true, language })
    .returning()
  if (!row) throw new Error('The user was not written')
  await connectGoogle(tx, row.id, subject)
  return row
}

/**
 * Uses a token up: its digest is remembered until `expiresAt`, after which the token is refused anyway.
 * @returns false when it was used before
 */
export async function spendGoogleToken(db: Db, credential: string, expiresAt: Date): Promise<boolean> {
  const row = { id: v5(credential, v5.URL), identifier: 'google-token', value: '', expiresAt }
  const used = await db
    .insert(verifications)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: verifications.id })
  // guard: google-token-once
  return used.length > 0
}

/** How this user can sign in: 'credential', 'google'. */
export async function waysIn(db: Db, userId: string): Promise<string[]> {
  const rows = await db
    .select({ provider: accounts.providerId })
    .from(accounts)
    .where(eq(accounts.userId, userId))
    .for('update')
  return rows.map(({ provider }) => provider)
}

export async function disconnectGoogle(db: Db, userId: string): Promise<void> {
  await db.delete(accounts).where(and(eq(accounts.userId, userId), eq(accounts.providerId, PROVIDER)))
}
