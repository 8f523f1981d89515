import { eq } from 'drizzle-orm'
import type { Db } from '#/platform/db/database.ts'
import { mailGreetings } from './mails.tables.ts'

/** All greetings by the kinds of their mails. */
export async function listGreetings(db: Db): Promise<Map<string, string>> {
  const rows = await db.select().from(mailGreetings)
  return new Map(rows.map(({ kind, greeting }) => [kind, greeting]))
}

/** What the owner says first in a mail of this kind; '' where nothing. */
export async function findGreeting(db: Db, kind: string): Promise<string> {
  const [row] = await db.select().from(mailGreetings).where(eq(mailGreetings.kind, kind))
  return row?.greeting ?? ''
}

/** The same, locked until the transaction ends, also where there is none yet. */
export async function lockGreeting(tx: Db, kind: string): Promise<string> {
  await tx.insert(mailGreetings).values({ kind, greeting: '' }).onConflictDoNothing()
  const [row] = await tx.select().from(mailGreetings).where(eq(mailGreetings.kind, kind)).for('update')
  return row?.greeting ?? ''
}

export async function writeGreeting(tx: Db, kind: string, greeting: string): Promise<void> {
  await tx.update(mailGreetings).set({ greeting, updatedAt: new Date() }).where(eq(mailGreetings.kind, kind))
}
