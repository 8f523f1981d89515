import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { refundKinds, refundOrigins, refundStates } from '../rules/refunds.rules.ts'
import { orders } from './orders.tables.ts'
/**
 * Money that goes back to a customer. The sum of those that did not fail never passes what was paid, and what was sent
 * never changes, unless the card provider says later that it failed: both are guarded by a trigger, whoever writes.
 */
export const refunds = pgTable(
  'refunds',
  {
    id: uuid('id').primaryKey(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: refundKinds }).notNull(),
    amountPaise: bigint('amount_paise', { mode: 'number' }).notNull(),
    state: text('state', { enum: refundStates }).notNull().default('due'),
    /** The bank's reference, or the card provider's id of the refund. */
    reference: text('reference').notNull().default(''),
    /** For the shop only. */
    note: text('note').notNull().default(''),
    providerRefundId: text('provider_refund_id').unique(),
    /** Where somebody made it: in the shop, or in the card provider's own dashboard. */
    origin: text('origin', { enum: refundOrigins }).notNull().default('shop'),
    /** When the card provider was asked; while the refund is due it may have been sent already. */
    askedAt: timestamp('asked_at', { withTimezone: true }),
    sentAt: timestamp('sent_at', { withTimezone: true }),
    failedAt: timestamp('failed_at', { withTimezone: true }),
    /** While the card provider is asked: who asked. */
    sentBy: uuid('sent_by'),
    sentByName: text('sent_by_name').notNull().default(''),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('refunds_order').on(table.orderId, table.createdAt),
    index('refunds_sent').on(table.sentAt).where(sql`${table.state} = 'sent'`),
    index('refunds_due').on(table.orderId).where(sql`${table.state} = 'due'`),
    check('refunds_amount', sql`${table.amountPaise} > 0`),
    check('refunds_sent', sql`(${table.state} = 'due') = (${table.sentAt} is null)`),
    check('refunds_failed', sql`(${table.state} = 'failed') = (${table.failedAt} is not null)`),
  ],
)

/** One row: how far the card provider's list of refunds was read. Whoever reads it takes the turn of all processes. */
export const refundPoll = pgTable('refund_watch', {
  id: integer('id').primaryKey().default(1),
  /** Refunds made before are none of ours to notice: they were written down by hand. */
  beganAt: timestamp('began_at', { withTimezone: true }).notNull().defaultNow(),
  /** All that were made before are known. */
  knownUntil: timestamp('known_until', { withTimezone: true }).notNull().defaultNow(),
  askedAt: timestamp('asked_at', { withTimezone: true }),
})

/**
 * Refunds that somebody asked for, by the name the form chose: the same name never makes a second refund. They outlive
 * the refund, which may be sent in parts or withdrawn.
 */
export const refundRequests = pgTable('refund_requests', {
  id: uuid('id').primaryKey(),
  orderId: uuid('order_id')
    .notNull()
    .references(() => orders.id, { onDelete: 'cascade' }),
  amountPaise: bigint('amount_paise', { mode: 'number' }).notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
})
