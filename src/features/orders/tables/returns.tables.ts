import { sql } from 'drizzle-orm'
import {
  bigint,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'
import { adjustmentKinds, adjustmentMoney, returnReasons } from '../rules/returns.rules.ts'
import { orderItems, orders } from './orders.tables.ts'

/**
 * Each time pieces leave an order that was placed: cancelled before packing, returned, refused at the door or lost on
 * the way. Never changed but for `money`, never deleted. A whole order that is cancelled before it is sent needs none.
 */
export const orderAdjustments = pgTable(
  'order_adjustments',
  {
    id: uuid('id').primaryKey(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    /** Of the caller's choice, `requestId` in the API: the same one again changes nothing. */
    idempotencyKey: uuid('request_id').unique(),
    kind: text('kind', { enum: adjustmentKinds }).notNull(),
    /** What the pieces cost, paise. */
    valuePaise: bigint('value_paise', { mode: 'number' }).notNull(),
    /** Of that, paise that the customer gets back, or need not pay; the shop keeps the rest. */
    agreedPaise: bigint('agreed_paise', { mode: 'number' }).notNull(),
    /** Besides, paise of store credit that the customer was given back at once. */
    creditPaise: bigint('credit_paise', { mode: 'number' }).notNull().default(0),
    /** What became of `agreedPaise`. */
    money: text('money', { enum: adjustmentMoney }).notNull(),
    /** Why, for the shop only. */
    reason: text('reason', { enum: returnReasons }).notNull().default('other'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('order_adjustments_order').on(table.orderId, table.createdAt),
    check('order_adjustments_agreed', sql`${table.agreedPaise} between 0 and ${table.valuePaise}`),
    check('order_adjustments_credit', sql`${table.creditPaise} >= 0`),
  ],
)

/** The pieces of one line that leave an order at a time. */
export const orderAdjustmentLines = pgTable(
  'order_adjustment_lines',
  {
    adjustmentId: uuid('adjustment_id')
      .notNull()
      .references(() => orderAdjustments.id, { onDelete: 'cascade' }),
    itemId: uuid('item_id')
      .notNull()
      .references(() => orderItems.id, { onDelete: 'cascade' }),
    pieces: integer('pieces').notNull(),
    /** Of these, on the shelf again. */
    restocked: integer('restocked').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.adjustmentId, table.itemId] }),
    check('order_adjustment_lines_pieces', sql`${table.pieces} >= 1`),
    check('order_adjustment_lines_restocked', sql`${table.restocked} between 0 and ${table.pieces}`),
  ],
)
