import { bigint, date, integer, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core'

/**
 * Days (of India) whose figures changed since they were last counted. Triggers on orders, their lines,
 * payments, refunds and carts add rows, in the transaction that makes the change; nothing is ever updated, so that no order waits for another.
 */
export const salesMarks = pgTable('sales_marks', { day: date('day').notNull() })

/** What happened on each day; right for every day that has no mark. Money in paise. */
export const salesDays = pgTable('sales_days', {
  day: date('day').primaryKey(),
  orders: integer('orders').notNull(),
  undone: integer('undone').notNull(),
  pieces: integer('pieces').notNull(),
  payments: integer('payments').notNull(),
  takingsPaise: bigint('takings_paise', { mode: 'number' }).notNull(),
  /** Null of days that a version counted which did not know of it: they are counted again. */
  refundedPaise: bigint('refunded_paise', { mode: 'number' }),
  bags: integer('bags').notNull(),
  bagsOrdered: integer('bags_ordered').notNull(),
})

/** Pieces of each product in the orders of a day that stand, and what they cost in paise; right as above. @public migrations are made of it */
export const salesProducts = pgTable(
  'sales_products',
  {
    day: date('day').notNull(),
    productId: uuid('product_id').notNull(),
    pieces: integer('pieces').notNull(),
    paise: bigint('paise', { mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.productId] })],
)
