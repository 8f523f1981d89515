import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { users } from '#/features/accounts/accounts.tables.ts'
import { products } from '#/features/catalog/tables/catalog.tables.ts'

/** A cart is open until its order is placed; a customer has at most one open cart. */
export const carts = pgTable(
  'carts',
  {
    id: uuid('id').primaryKey(),
    customerId: uuid('customer_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    status: text('status', { enum: ['open', 'ordered'] })
      .notNull()
      .default('open'),
    /** Something is to be done with a line of it (room `tailoring`): what, is looked up only then. */
    hasServices: boolean('has_services').notNull().default(false),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('carts_one_open').on(table.customerId).where(sql`${table.status} = 'open'`),
    index('carts_created').on(table.createdAt),
  ],
)

/** `size` is '' for products without sizes, so that one product and size is one line. */
export const cartItems = pgTable(
  'cart_items',
  {
    id: uuid('id').primaryKey(),
    cartId: uuid('cart_id')
      .notNull()
      .references(() => carts.id, { onDelete: 'cascade' }),
    productId: uuid('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    size: text('size').notNull().default(''),
    quantity: integer('quantity').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    unique('cart_items_once').on(table.cartId, table.productId, table.size),
    index('cart_items_product').on(table.productId),
    check('cart_items_quantity', sql`${table.quantity} >= 1`),
  ],
)
