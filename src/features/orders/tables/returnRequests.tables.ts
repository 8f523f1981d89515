import { sql } from 'drizzle-orm'
import { index, jsonb, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { type RequestedLine, requestReasons, requestStates } from '../rules/returnRequests.rules.ts'
import { orders } from './orders.tables.ts'

/** What customers ask the shop to take back. One of an order may be open at a time, whoever writes. */
export const returnRequests = pgTable(
  'return_requests',
  {
    /** A name of the caller's choice: the same one again changes nothing. */
    id: uuid('id').primaryKey(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    lines: jsonb('lines').$type<readonly RequestedLine[]>().notNull(),
    reason: text('reason', { enum: requestReasons }).notNull(),
    /** The customer's own words; empty once the account is erased. */
    words: text('words').notNull().default(''),
    state: text('state', { enum: requestStates }).notNull().default('open'),
    /** Why the shop refused it, as the customer was told. */
    answer: text('answer').notNull().default(''),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    closedAt: timestamp('closed_at', { withTimezone: true }),
  },
  (table) => [
    uniqueIndex('return_requests_open').on(table.orderId).where(sql`${table.state} = 'open'`),
    index('return_requests_order').on(table.orderId, table.createdAt),
  ],
)
