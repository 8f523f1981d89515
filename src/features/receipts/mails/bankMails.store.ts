import { and, count, desc, eq, isNotNull, isNull, lt, max, sql } from 'drizzle-orm'
import type { Db } from '#/platform/db/database.ts'
import { newId } from '#/platform/db/ids.ts'
import { bankMails } from './bankMails.tables.ts'

export type BankMail = typeof bankMails.$inferSelect
type NewMail = Pick<BankMail, 'signatureId' | 'sender' | 'reason' | 'subject' | 'text' | 'mailedAt'>

/** Mails to look at that are shown. */
const MOST_SHOWN = 20

/** Keeps a mail once. */
export const addMail = (db: Db, mail: NewMail) =>
  db
    .insert(bankMails)
    .values({ id: newId(), ...mail })
    .onConflictDoNothing()

/** Lets go of mails that came more than 90 days ago, looked at or not. */
export async function forgetMails(db: Db): Promise<void> {
  // guard: bank-mails-forgotten
  await db.delete(bankMails).where(lt(bankMails.createdAt, sql`now() - interval '90 days'`))
}

const toLookAt = and(isNotNull(bankMails.reason), isNull(bankMails.doneAt))

/** Mails that wait for a person, the newest first, with how many there are and when the last of all mails came. */
export async function listMails(db: Db) {
  const [mails, [waiting], [last]] = await Promise.all([
    db.select().from(bankMails).where(toLookAt).orderBy(desc(bankMails.createdAt)).limit(MOST_SHOWN),
    db.select({ total: count() }).from(bankMails).where(toLookAt),
    db.select({ at: max(bankMails.createdAt) }).from(bankMails),
  ])
  return { mails, total: waiting?.total ?? 0, lastAt: last?.at ?? null }
}

/** Somebody looked at a mail: its text goes. @returns who sent it; undefined where there is no such mail */
export async function setLookedAt(db: Db, id: string): Promise<string | undefined> {
  const done = await db
    .update(bankMails)
    .set({
      doneAt: sql`coalesce(${bankMails.doneAt}, now())`,
      subject: '',
      // guard: bank-mail-text-gone
      text: '',
    })
    .where(and(eq(bankMails.id, id), isNotNull(bankMails.reason)))
    .returning({ sender: bankMails.sender })
  return done[0]?.sender
}
