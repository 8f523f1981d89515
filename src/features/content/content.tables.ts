import { boolean, index, json, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { PageBody } from './body.schema.ts'

/** Pages that the shop's owner writes. */
export const contentPages = pgTable('content_pages', {
  id: uuid('id').primaryKey(),
  slug: text('slug').notNull().unique('content_pages_slug'),
  title: text('title').notNull(),
  description: text('description').notNull().default(''),
  visible: boolean('visible').notNull().default(false),
  inFooter: boolean('in_footer').notNull().default(false),
  /** Not jsonb, which would sort the keys: what a form showed is compared as it stands. */
  body: json('body').$type<PageBody>().notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
})

/** Addresses that pages had before: they lead to where the page is now. */
export const contentPageMoves = pgTable(
  'content_page_moves',
  {
    slug: text('slug').primaryKey(),
    pageId: uuid('page_id')
      .notNull()
      .references(() => contentPages.id, { onDelete: 'cascade' }),
  },
  (table) => [index('content_page_moves_page').on(table.pageId)],
)

export type PageRow = typeof contentPages.$inferSelect
