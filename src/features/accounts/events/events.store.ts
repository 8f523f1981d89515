import { desc, eq } from 'drizzle-orm'
import type { Db } from '#/platform/db/database.ts'
import { securityEvents } from '#/platform/db/platform.tables.ts'

export type EventRow = typeof securityEvents.$inferSelect

/** What happened to this user's account, newest first. */
export const listEvents = (db: Db, userId: string, limit: number): Promise<EventRow[]> =>
  db
    .select()
    .from(securityEvents)
    .where(eq(securityEvents.userId, userId))
    .orderBy(desc(securityEvents.at), desc(securityEvents.id))
    .limit(limit)

export async function findEvent(db: Db, id: string): Promise<EventRow | undefined> {
  const [row] = await db.select().from(securityEvents).where(eq(securityEvents.id, id))
  return row
}

/** Forgets a person: the own events go, and what the person did to others keeps no address. */
export async function eraseEvents(tx: Db, userId: string): Promise<void> {
  await tx.delete(securityEvents).where(eq(securityEvents.userId, userId))
  await tx
    .update(securityEvents)
    .set({ actorId: null, address: '' })
    .where(eq(securityEvents.actorId, userId))
}
