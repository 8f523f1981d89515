import { sql } from 'drizzle-orm'
import { check, index, pgTable, smallint, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { users } from '#/features/accounts/accounts.tables.ts'
import { products } from '#/features/catalog/tables/catalog.tables.ts'

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
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    // One review of a product for each person; those of former customers have none.
    uniqueIndex('reviews_author').on(table.productId, table.userId),
    index('reviews_product').on(table.productId, table.createdAt),
    index('reviews_created').on(table.createdAt),
    check('reviews_rating', sql`${table.rating} between 1 and 5`),
  ],
)
