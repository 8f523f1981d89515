import { sql } from 'drizzle-orm'
import {
  bigint,
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { users } from '#/features/accounts/accounts.tables.ts'
import { stockCauses } from '../variants/stock.rules.ts'
import { products } from './catalog.tables.ts'

/**
 * What can be bought of a product: one for each of its sizes that is counted by itself, or one with `size` '' where there are
 * no sizes or all share one number. One that is no longer offered stays as `removed`: its pieces may still come back.
 */
export const variants = pgTable(
  'variants',
  {
    id: uuid('id').primaryKey(),
    productId: uuid('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    size: text('size').notNull().default(''),
    sku: text('sku').notNull().default(''),
    barcode: text('barcode').notNull().default(''),
    /** Null: that of the product. */
    pricePaise: integer('price_paise'),
    /** Empty: those of the product. */
    images: text('images').array().notNull().default(sql`'{}'`),
    position: integer('position').notNull().default(0),
    removedAt: timestamp('removed_at', { withTimezone: true }),
  },
  (table) => [
    unique('variants_once').on(table.productId, table.size),
    // What is offered no more gives its code back.
    uniqueIndex('variants_sku_once')
      .on(sql`lower(${table.sku})`)
      .where(sql`${table.sku} <> '' and ${table.removedAt} is null`),
    check('variants_price_not_negative', sql`${table.pricePaise} >= 0`),
  ],
)

/** Where pieces lie. */
export const places = pgTable('places', {
  id: smallint('id').primaryKey(),
  name: text('name').notNull(),
})

/** How many pieces lie where: the sum of the movements. Nobody writes it but the database (docs/triggers.md). */
export const stock = pgTable(
  'stock',
  {
    variantId: uuid('variant_id')
      .notNull()
      .references(() => variants.id, { onDelete: 'cascade' }),
    placeId: smallint('place_id')
      .notNull()
      .references(() => places.id),
    pieces: integer('pieces').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.variantId, table.placeId] }),
    check('stock_not_negative', sql`${table.pieces} >= 0`),
  ],
)

/** The ledger: every movement of stock, never changed. It goes with its product only. */
export const stockMovements = pgTable(
  'stock_movements',
  {
    id: bigint('id', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    variantId: uuid('variant_id').notNull(),
    placeId: smallint('place_id').notNull(),
    /** More or fewer than before. */
    pieces: integer('pieces').notNull(),
    cause: text('cause', { enum: stockCauses }).notNull(),
    /** Of a sale, a cancellation and a return; only a pointer. */
    orderId: uuid('order_id'),
    /** Who counted, cancelled or took back; of a sale the order tells it. Null once the person is gone. */
    actorId: uuid('actor_id').references(() => users.id, { onDelete: 'set null' }),
    note: text('note').notNull().default(''),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.variantId, table.id] }),
    foreignKey({
      name: 'stock_movements_stock',
      columns: [table.variantId, table.placeId],
      foreignColumns: [stock.variantId, stock.placeId],
    }).onDelete('cascade'),
    index('stock_movements_actor').on(table.actorId).where(sql`${table.actorId} is not null`),
    check('stock_movements_some', sql`${table.pieces} <> 0`),
  ],
)
