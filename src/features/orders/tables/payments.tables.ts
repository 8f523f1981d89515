import { sql } from 'drizzle-orm'
import { bigint, check, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { paymentMethods, paymentStatuses } from '../rules/payments.rules.ts'
import { orderStatuses } from '../rules/statuses.rules.ts'
import { orders } from './orders.tables.ts'
export const payments = pgTable(
  'payments',
  {
    id: uuid('id').primaryKey(),
    orderId: uuid('order_id')
      .notNull()
      .unique()
      .references(() => orders.id, { onDelete: 'cascade' }),
    type: text('type', { enum: paymentMethods }).notNull(),
    status: text('status', { enum: paymentStatuses }).notNull().default('Pending'),
    amountPaise: bigint('amount_paise', { mode: 'number' }).notNull(),
    /**
     * The status of its order, as long as the payment is pending: triggers see to it, so that one narrow index has all that
     * waits for money. A payment is written with its order, which is new.
     */
    orderStatus: text('order_status', { enum: orderStatuses }).notNull().default('placed'),
    /** The bank's 12-digit reference (UTR) of a UPI payment, as the customer typed it. */
    reference: text('reference'),
    referenceAt: timestamp('reference_at', { withTimezone: true }),
    /** The part of the amount that comes by UPI before a parcel is packed that is paid at the door; 0 where nothing does. */
    advancePaise: bigint('advance_paise', { mode: 'number' }).notNull().default(0),
    /** The bank's reference of it, as the customer typed it, and when it was there. */
    advanceReference: text('advance_reference'),
    advanceAt: timestamp('advance_at', { withTimezone: true }),
    /** When an admin looked for the money of an order that is over, and it was not there. */
    missingAt: timestamp('missing_at', { withTimezone: true }),
    /** Ids at the card provider. */
    providerOrderId: text('provider_order_id').unique(),
    providerPaymentId: text('provider_payment_id').unique(),
    completedAt: timestamp('completed_at', { withTimezone: true }),
    approvedBy: uuid('approved_by'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('payments_pending').on(table.createdAt).where(sql`${table.status} = 'Pending'`),
    index('payments_unpaid')
      .on(table.type, table.orderStatus, table.createdAt, table.orderId)
      .where(sql`${table.status} = 'Pending'`),
    index('payments_completed').on(table.completedAt).where(sql`${table.status} = 'Completed'`),
    index('payments_advanced').on(table.advanceAt).where(sql`${table.advanceAt} is not null`),
    check('payments_advance', sql`${table.advancePaise} between 0 and ${table.amountPaise}`),
    index('payments_advance_reference')
      .on(table.advanceReference)
      .where(sql`${table.advanceReference} is not null`),
    index('payments_reference').on(table.reference).where(sql`${table.reference} is not null`),
  ],
)
