import { jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import type { OwnWords } from '#/platform/language/ownWords.rules.ts'
import type { TranslatedField } from '../words/translated.rules.ts'

/** What the owner says first in a mail to customers, by its kind; none where nothing is said. */
export const mailGreetings = pgTable('mail_greetings', {
  kind: text('kind').primaryKey(),
  greeting: text('greeting').notNull(),
  /** The same in further languages; null for nothing. */
  words: jsonb('words').$type<OwnWords<TranslatedField<'mail'>>>(),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
})
