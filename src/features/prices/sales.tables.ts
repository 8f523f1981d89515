import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { users } from '#/features/accounts/accounts.tables.ts'
import { products } from '#/features/catalog/tables/catalog.tables.ts'
import { type SizePrices, saleEndings, saleProductStates, saleScopes, saleWays } from './sales.rules.ts'

/** Sales by date: prices that are asked from one moment to another. */
export const sales = pgTable('sales', {
  id: uuid('id').primaryKey(),
  name: text('name').notNull(),
  from: timestamp('begins_at', { withTimezone: true }).notNull(),
  until: timestamp('ends_at', { withTimezone: true }).notNull(),
  scope: text('scope', { enum: saleScopes }).notNull(),
  categories: uuid('category_ids').array().notNull().default([]),
  /** One that is gone holds nothing. */
  collection: uuid('collection_id'),
  products: uuid('product_ids').array().notNull().default([]),
  by: text('reduced_by', { enum: saleWays }).notNull(),
  percent: integer('percent'),
  pricePaise: integer('price_paise'),
  ending: text('ending', { enum: saleEndings }).notNull().default('rupee'),
  /** When its products were taken down, and when their prices began to be put back. */
  begunAt: timestamp('begun_at', { withTimezone: true }),
  endedAt: timestamp('ended_at', { withTimezone: true }),
  /** Who saved it last: in whose name prices change. */
  savedBy: uuid('saved_by').references(() => users.id, { onDelete: 'set null' }),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
})

/** The products of a sale that began, with what each cost and costs. */
export const saleProducts = pgTable(
  'sale_products',
  {
    saleId: uuid('sale_id')
      .notNull()
      .references(() => sales.id, { onDelete: 'cascade' }),
    productId: uuid('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    state: text('state', { enum: saleProductStates }).notNull().default('due'),
    was: jsonb('was').$type<SizePrices>(),
    now: jsonb('now').$type<SizePrices>(),
  },
  (table) => [
    primaryKey({ columns: [table.saleId, table.productId] }),
    index('sale_products_open').on(table.productId).where(sql`${table.state} in ('due', 'reduced')`),
  ],
)

export type SaleRow = typeof sales.$inferSelect
