import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'
import { users } from '#/features/accounts/accounts.tables.ts'
import { products } from '#/features/catalog/tables/catalog.tables.ts'
import { priceCauses } from '#/features/catalog/variants/priceCauses.rules.ts'

/**
 * Every price that was asked of a product or of one of its sizes, never changed. The database writes it by itself, whoever changes
 * a price (docs/triggers.md). It goes with its product only.
 */
export const priceChanges = pgTable(
  'price_changes',
  {
    id: bigint('id', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    productId: uuid('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    /** '' for the product. */
    size: text('size').notNull().default(''),
    /** Null: a size that costs what the product does. */
    pricePaise: integer('price_paise'),
    /** False: hidden or deleted, or a size that is offered no more. */
    isAsked: boolean('is_asked').notNull(),
    cause: text('cause', { enum: priceCauses }).notNull(),
    /** Of the beginning and the end of a sale; only a pointer. */
    saleId: uuid('sale_id'),
    /** Who changed it. Null where nobody said, and once the person is gone. */
    actorId: uuid('actor_id').references(() => users.id, { onDelete: 'set null' }),
    at: timestamp('changed_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.productId, table.id] }),
    index('price_changes_actor').on(table.actorId).where(sql`${table.actorId} is not null`),
  ],
)

/** Products of which it is to be found out anew what their prices are reduced from, and when: at once after a change, later where a reduction gets old. */
export const priceLowsDue = pgTable(
  'price_lows_due',
  {
    productId: uuid('product_id')
      .primaryKey()
      .references(() => products.id, { onDelete: 'cascade' }),
    at: timestamp('due_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('price_lows_due_at').on(table.at)],
)
