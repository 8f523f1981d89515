import { and, asc, count, desc, eq, gt, inArray, isNull, lt, sql } from 'drizzle-orm'
import type { Db } from '#/platform/db/database.ts'
import type { AlertFacts, AlertKind } from './alerts.rules.ts'
import { alerts, alertsSeen } from './alerts.tables.ts'

/** More than this many unseen ones are not counted. */
const MOST_COUNTED = 100

export type AlertRow = typeof alerts.$inferSelect

/** An alert on its way to the table; its id was made when it was raised. */
export interface RaisedAlert extends AlertFacts {
  readonly id: string
}

/** Writes alerts down; one that stands there already is left as it is. */
export async function insertAlerts(db: Db, facts: readonly RaisedAlert[]): Promise<void> {
  await db
    .insert(alerts)
    .values([...facts])
    .onConflictDoNothing()
}

/** Whether such an alert was given since `since`. */
export async function hasAlertSince(db: Db, kind: AlertKind, label: string, since: Date): Promise<boolean> {
  const [row] = await db
    .select({ id: alerts.id })
    .from(alerts)
    .where(and(eq(alerts.kind, kind), eq(alerts.label, label), gt(alerts.createdAt, since)))
    .limit(1)
  return row !== undefined
}

export const newestAlerts = (db: Db, most: number): Promise<AlertRow[]> =>
  db.select().from(alerts).orderBy(desc(alerts.createdAt), desc(alerts.id)).limit(most)

/** How many came since this admin last looked; somebody who never looked has not seen any. At most 100. */
export async function countUnseen(db: Db, userId: string): Promise<number> {
  const seen = db.select({ at: alertsSeen.seenAt }).from(alertsSeen).where(eq(alertsSeen.userId, userId))
  const unseen = db
    .select({ id: alerts.id })
    .from(alerts)
    .where(gt(alerts.createdAt, sql`coalesce((${seen}), '-infinity')`))
    .limit(MOST_COUNTED)
    .as('unseen')
  const [row] = await db.select({ unseen: count() }).from(unseen)
  return row?.unseen ?? 0
}

/** Never backwards: of two tabs, the one that looked last counts. */
export async function markSeen(db: Db, userId: string): Promise<void> {
  await db
    .insert(alertsSeen)
    .values({ userId })
    .onConflictDoUpdate({
      target: alertsSeen.userId,
      set: { seenAt: sql`greatest(${alertsSeen.seenAt}, excluded.seen_at)` },
    })
}

/** Takes the alerts nobody was mailed about, oldest first; whoever does the same meanwhile waits and takes the rest. */
export async function takeUnmailed(tx: Db, most: number): Promise<AlertRow[]> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('alerts to be mailed'))`)
  const next = tx
    .select({ id: alerts.id })
    .from(alerts)
    // guard: alerts-mailed-once
    .where(isNull(alerts.mailedAt))
    .orderBy(asc(alerts.createdAt), asc(alerts.id))
    .limit(most)
  const taken = await tx
    .update(alerts)
    .set({ mailedAt: sql`now()` })
    .where(inArray(alerts.id, next))
    .returning()
  return taken.toSorted((a, b) => a.id.localeCompare(b.id))
}

/** In the order in which they were given; some may be gone by now. */
export const findAlerts = (db: Db, ids: readonly string[]): Promise<AlertRow[]> =>
  db
    .select()
    .from(alerts)
    .where(inArray(alerts.id, [...ids]))
    .orderBy(asc(alerts.id))

export async function deleteAlertsBefore(db: Db, day: Date): Promise<void> {
  await db.delete(alerts).where(lt(alerts.createdAt, day))
}
