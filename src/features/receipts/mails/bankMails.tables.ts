import { sql } from 'drizzle-orm'
import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { lookReasonNames } from './alertMail.rules.ts'

/** Mails of the bank, each once: what was read of one is a receipt, what could not be read waits here. Kept for 90 days. */
export const bankMails = pgTable(
  'bank_mails',
  {
    id: uuid('id').primaryKey(),
    /** A sum of the bank's signature, by which a mail is known when it comes again. */
    signatureId: text('signature_id').notNull().unique(),
    sender: text('sender').notNull(),
    /** Why somebody has to look at it; null where it was read. */
    reason: text('reason', { enum: lookReasonNames }),
    /** Of those to look at alone. */
    subject: text('subject').notNull().default(''),
    text: text('text').notNull().default(''),
    /** When the bank says it was written. */
    mailedAt: timestamp('mailed_at', { withTimezone: true }).notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    doneAt: timestamp('done_at', { withTimezone: true }),
  },
  (table) => [
    index('bank_mails_created').on(table.createdAt),
    index('bank_mails_to_look_at')
      .on(table.createdAt)
      .where(sql`${table.reason} is not null and ${table.doneAt} is null`),
  ],
)
