import { eq } from 'drizzle-orm'
import type { Db } from '#/platform/db/database.ts'
import { mailGreetings } from './mails.tables.ts'

/** What the owner says first in a mail, '' where nothing, and the same in further languages. */
export type StoredGreeting = Pick<typeof mailGreetings.$inferSelect, 'greeting' | 'words'>

const columns = { greeting: mailGreetings.greeting, words: mailGreetings.words }

const none: StoredGreeting = { greeting: '', words: null }

/** All greetings by the kinds of their mails. */
export async function listGreetings(db: Db): Promise<Map<string, StoredGreeting>> {
  const rows = await db.select({ kind: mailGreetings.kind, ...columns }).from(mailGreetings)
  return new Map(rows.map(({ kind, ...greeting }) => [kind, greeting]))
}

/** What the owner says first in a mail of this kind. */
export async function findGreeting(db: Db, kind: string): Promise<StoredGreeting> {
  const [row] = await db.select(columns).from(mailGreetings).where(eq(mailGreetings.kind, kind))
  return row ?? none
}

/** The same, locked until the transaction ends, also where there is none yet. */
export async function lockGreeting(tx: Db, kind: string): Promise<StoredGreeting> {
  await tx.insert(mailGreetings).values({ kind, greeting: '' }).onConflictDoNothing()
  const [row] = await tx.select(columns).from(mailGreetings).where(eq(mailGreetings.kind, kind)).for('update')
  return row ?? none
}

export async function writeGreeting(tx: Db, kind: string, greeting: StoredGreeting): Promise<void> {
  await tx
    .update(mailGreetings)
    .set({ ...greeting, updatedAt: new Date() })
    .where(eq(mailGreetings.kind, kind))
}
