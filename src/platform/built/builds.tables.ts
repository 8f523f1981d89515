import { jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/**
 * Builds whose files lie in the shared store, so that machines which run another one can answer for them. A build that no
 * process served for a week goes, with what no other build has of its files.
 */
export const builds = pgTable('builds', {
  /** Made of the names of its files, which are made of their content. */
  id: text('id').primaryKey(),
  /** SHA-256 of each file by its name, base64url. */
  files: jsonb('files').$type<Record<string, string>>().notNull(),
  /** When a process that runs on it last said so. */
  servedAt: timestamp('served_at', { withTimezone: true }).notNull(),
})
