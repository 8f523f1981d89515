import { pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** What the owner says first in a mail to customers, by its kind; none where nothing is said. */
export const mailGreetings = pgTable('mail_greetings', {
  kind: text('kind').primaryKey(),
  greeting: text('greeting').notNull(),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
})
