import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

const timestamptz = (name: string) =>
  timestamp(name, { withTimezone: true, mode: 'date' }).notNull().defaultNow()

/** Groups of words and phrases that mean the same to shoppers; the shopkeeper's own list. */
export const synonyms = pgTable('synonyms', {
  id: uuid('id').primaryKey().default(sql`gen_random_uuid()`),
  words: text('words').array().notNull(),
  createdAt: timestamptz('created_at'),
})

/** Words that were sought and are nowhere in the shop: the words and how often, nothing of who sought them. */
export const missedWords = pgTable(
  'missed_words',
  {
    word: text('word').primaryKey(),
    times: integer('times').notNull().default(1),
    lastAt: timestamptz('last_at'),
  },
  (table) => [
    index('missed_words_times').on(table.times, table.lastAt),
    check('missed_words_short', sql`char_length(${table.word}) between 2 and 40`),
  ],
)

export type SynonymsRow = typeof synonyms.$inferSelect
export type MissedWordRow = typeof missedWords.$inferSelect
