import { and, eq } from 'drizzle-orm'
import type { Db } from '#/platform/db/database.ts'
import { accounts, sessions, users } from '../accounts.tables.ts'

/** The hash of the password that opens the account with this e-mail. */
export async function findPasswordHash(db: Db, email: string): Promise<string | undefined> {
  const [row] = await db
    .select({ hash: accounts.password })
    .from(accounts)
    .innerJoin(users, eq(users.id, accounts.userId))
    .where(and(eq(users.email, email), eq(accounts.providerId, 'credential')))
  return row?.hash ?? undefined
}

/** Ends the session that was begun with this token. */
export async function endSessionWith(db: Db, token: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.token, token))
}
