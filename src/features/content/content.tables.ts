import { boolean, index, json, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { TranslatedField } from '#/features/shop/words/translated.rules.ts'
import type { OwnWords } from '#/platform/language/ownWords.rules.ts'
import type { Bodies } from './bodies.rules.ts'
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
  /** What it is called in further languages; null for nothing. */
  words: jsonb('words').$type<OwnWords<TranslatedField<'contentPage'>>>(),
  /** What stands on it in further languages; null for nothing. */
  bodies: json('bodies').$type<Bodies>(),
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
