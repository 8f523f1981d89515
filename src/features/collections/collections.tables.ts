import { boolean, jsonb, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { TranslatedField } from '#/features/shop/words/translated.rules.ts'
import type { OwnWords } from '#/platform/language/ownWords.rules.ts'
import { ways } from './collections.rules.ts'

/** Products shown together whatever their categories. */
export const collections = pgTable(
  'collections',
  {
    id: uuid('id').primaryKey(),
    name: text('name').notNull(),
    slug: text('slug').notNull(),
    /** Addresses that it had before: they lead to where it is now. */
    formerSlugs: text('former_slugs').array().notNull().default([]),
    description: text('description').notNull().default(''),
    image: text('image'),
    visible: boolean('visible').notNull().default(true),
    from: timestamp('shown_from', { withTimezone: true }),
    until: timestamp('shown_until', { withTimezone: true }),
    by: text('chosen_by', { enum: ways }).notNull(),
    /** The words of a listing's address (`ruleSchema`). It may have been written by another version. */
    rule: jsonb('rule').$type<Readonly<Record<string, unknown>>>().notNull().default({}),
    /** Those chosen by hand, or what of a rule stands first; in their order. One that is gone is left out where they are shown. */
    products: uuid('product_ids').array().notNull().default([]),
    /** What is written of it in further languages; null for nothing. */
    words: jsonb('words').$type<OwnWords<TranslatedField<'collection'>>>(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [uniqueIndex('collections_slug').on(table.slug)],
)

export type CollectionRow = typeof collections.$inferSelect
