import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  pgTable,
  smallint,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { users } from '#/features/accounts/accounts.tables.ts'
import { products } from '#/features/catalog/tables/catalog.tables.ts'
import { fits } from './reviews.rules.ts'

/** `authorName` is what readers see; it stays when the author erases the account. */
export const reviews = pgTable(
  'reviews',
  {
    id: uuid('id').primaryKey(),
    productId: uuid('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    authorName: text('author_name').notNull(),
    authorEmail: text('author_email').notNull(),
    comment: text('comment').notNull(),
    rating: smallint('rating').notNull(),
    /** How its size turned out; null where nothing was said. */
    fit: text('fit', { enum: fits }),
    /** Addresses in the media store; what leaves this list is deleted there (`discarded_photos`). */
    photos: text('photos').array().notNull().default([]),
    /** What the shop says to it, for everybody; empty while it says nothing. */
    answer: text('answer').notNull().default(''),
    answeredAt: timestamp('answered_at', { withTimezone: true }),
    /** Its author has been mailed about an answer, which happens once. */
    answerMailed: boolean('answer_mailed').notNull().default(false),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    // One review of a product for each person; those of former customers have none.
    uniqueIndex('reviews_author').on(table.productId, table.userId),
    index('reviews_product').on(table.productId, table.createdAt),
    index('reviews_created').on(table.createdAt),
    check('reviews_rating', sql`${table.rating} between 1 and 5`),
    check('reviews_photos', sql`cardinality(${table.photos}) <= 4`),
    check('reviews_fit', sql`${table.fit} in ('small', 'true', 'large')`),
  ],
)

/** Photos that no review has any more, until their files are deleted. */
export const discardedPhotos = pgTable('discarded_photos', {
  url: text('url').primaryKey(),
  discardedAt: timestamp('discarded_at', { withTimezone: true }).notNull().defaultNow(),
})
