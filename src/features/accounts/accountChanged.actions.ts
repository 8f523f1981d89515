import { and, eq, inArray, ne } from 'drizzle-orm'
import type { Db } from '#/platform/db/database.ts'
import { type AccountChange, endingWays } from './accountChanged.rules.ts'
import { accounts, sessions, verifications } from './accounts.tables.ts'

/**
 * Ends the ways into accounts that must not outlive a change: sessions, reset links and open questions for a code, the
 * connection to Google. Call in the transaction of the change, with the users' rows locked: whatever makes a link or a
 * connection locks them too. `exceptSession` is the session of somebody who changes the own account.
 */
export async function accountChanged(
  tx: Db,
  userIds: readonly string[],
  changes: readonly AccountChange[],
  exceptSession?: string,
): Promise<void> {
  const ids = [...userIds]
  if (ids.length === 0) return
  const ending = endingWays(changes)
  if (ending.has('sessions')) {
    const others = exceptSession === undefined ? undefined : ne(sessions.id, exceptSession)
    await tx.delete(sessions).where(and(inArray(sessions.userId, ids), others))
  }
  // guard: reset-links-end
  if (ending.has('links')) await tx.delete(verifications).where(inArray(verifications.value, ids))
  if (ending.has('google')) {
    const ofGoogle = eq(accounts.providerId, 'google')
    await tx.delete(accounts).where(and(inArray(accounts.userId, ids), ofGoogle))
  }
}
