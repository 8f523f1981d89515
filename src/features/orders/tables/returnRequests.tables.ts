import { sql } from 'drizzle-orm'
import { check, index, jsonb, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { paymentMethods } from '../rules/payments.rules.ts'
import {
  handovers,
  liveRequests,
  type RequestedLine,
  type RequestMessage,
  requestReasons,
  requestStates,
} from '../rules/returnRequests.rules.ts'
import { listed, orders } from './orders.tables.ts'

/** What customers ask the shop to take back. One of an order may be live at a time, whoever writes. */
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
    /** Addresses in the media store, which hands them to nobody by address (`private-`); what leaves this list is deleted there. */
    photos: text('photos').array().notNull().default([]),
    /** Questions of the shop and their answers, oldest first. */
    messages: jsonb('messages').$type<readonly RequestMessage[]>().notNull().default([]),
    /** How a difference is paid where something else is wanted that costs more; null where money is. */
    payBy: text('pay_by', { enum: paymentMethods }),
    /** How the pieces get back, once the shop takes them. */
    handover: text('handover', { enum: handovers }),
    /** Why the shop refused it, or what is to be done now that it takes it, as the customer was told. */
    answer: text('answer').notNull().default(''),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    closedAt: timestamp('closed_at', { withTimezone: true }),
  },
  (table) => [
    uniqueIndex('return_requests_open').on(table.orderId).where(sql`${table.state} = 'open'`),
    uniqueIndex('return_requests_live')
      .on(table.orderId)
      .where(sql`${table.state} in (${listed(liveRequests)})`),
    check('return_requests_photos', sql`cardinality(${table.photos}) <= 4`),
    index('return_requests_order').on(table.orderId, table.createdAt),
  ],
)
