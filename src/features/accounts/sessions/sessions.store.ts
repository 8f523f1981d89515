import { and, desc, eq, gt, ne, sql } from 'drizzle-orm'
import type { Db } from '#/platform/db/database.ts'
import { sessions } from '../accounts.tables.ts'

export type SessionRow = Pick<
  typeof sessions.$inferSelect,
  'id' | 'ipAddress' | 'userAgent' | 'createdAt' | 'updatedAt' | 'expiresAt'
>

/** Where this user is signed in now, newest first. */
export async function listSessions(db: Db, userId: string): Promise<SessionRow[]> {
  return db
    .select({
      id: sessions.id,
      ipAddress: sessions.ipAddress,
      userAgent: sessions.userAgent,
      createdAt: sessions.createdAt,
      updatedAt: sessions.updatedAt,
      expiresAt: sessions.expiresAt,
    })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, sql`now()`)))
    .orderBy(desc(sessions.createdAt), desc(sessions.id))
    .limit(100)
}

/** Writes down that a session was used. */
export async function noteUse(db: Db, sessionId: string, at: Date): Promise<void> {
  await db.update(sessions).set({ updatedAt: at }).where(eq(sessions.id, sessionId))
}

/** Ends one session of this user; every process hears of it. @returns whether there was one */
export async function endSession(db: Db, userId: string, sessionId: string): Promise<boolean> {
  const gone = await db
    .delete(sessions)
    // guard: own-session
    .where(and(eq(sessions.id, sessionId), eq(sessions.userId, userId)))
    .returning({ id: sessions.id })
  return gone.length > 0
}

/** Ends all sessions of this user but one. @returns how many ended */
export async function endOtherSessions(db: Db, userId: string, exceptId: string): Promise<number> {
  const gone = await db
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), ne(sessions.id, exceptId)))
    .returning({ id: sessions.id })
  return gone.length
}
