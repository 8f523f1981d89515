import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, timestamp, uuid } from 'drizzle-orm/pg-core'
import { users } from '#/features/accounts/accounts.tables.ts'
import type { HomeDocument } from './document.rules.ts'

/** The page as admins are building it. */
export const homeDrafts = pgTable(
  'home_drafts',
  {
    id: integer('id').primaryKey().default(1),
    document: jsonb('document').$type<HomeDocument>().notNull(),
    /** Grows with each change: by it two admins at once are told apart. */
    version: integer('version').notNull().default(1),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [check('home_drafts_one_row', sql`${table.id} = 1`)],
)

/** What shoppers saw and see: the last one holds. */
export const homePublications = pgTable(
  'home_publications',
  {
    id: uuid('id').primaryKey(),
    /** Null: the shop's own page. */
    document: jsonb('document').$type<HomeDocument>(),
    publishedAt: timestamp('published_at', { withTimezone: true }).notNull().defaultNow(),
    publishedBy: uuid('published_by').references(() => users.id, { onDelete: 'set null' }),
  },
  (table) => [index('home_publications_author').on(table.publishedBy)],
)
