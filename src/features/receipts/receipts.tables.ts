import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  date,
  index,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { orders } from '#/features/orders/tables/orders.tables.ts'
import { giftPurchases } from '#/features/payments/gifts/giftPurchases.tables.ts'
import { matchReasons, payableKinds, receiptOutcomes, receiptSources } from './receipts.rules.ts'

/**
 * Money that came into the shop's bank account, each payment once, however often and by whichever way it is named. A
 * receipt pays one order or one gift card at most, and each is paid by one at most. Never deleted.
 */
export const receipts = pgTable(
  'receipts',
  {
    id: uuid('id').primaryKey(),
    source: text('source', { enum: receiptSources }).notNull(),
    amountPaise: bigint('amount_paise', { mode: 'number' }).notNull(),
    /** The day in India, and the time where it is known. */
    receivedOn: date('received_on').notNull(),
    receivedAt: timestamp('received_at', { withTimezone: true }),
    /** By which all banks know a UPI payment. */
    utr: text('utr'),
    /** What the bank wrote; emptied when it says nothing that the books need (`receipts.privacy.ts`). */
    narration: text('narration').notNull().default(''),
    payer: text('payer').notNull().default(''),
    account: text('account').notNull().default(''),
    /** What the same money is known by when it comes again (`fingerprintOf`). */
    fingerprint: text('fingerprint').notNull(),
    /** The order that it paid. A trigger takes it away when the payment is taken back. */
    orderId: uuid('order_id').references(() => orders.id, { onDelete: 'set null' }),
    /** The gift card, bought online, that it paid instead. */
    giftPurchaseId: uuid('gift_purchase_id').references(() => giftPurchases.id),
    paidKind: text('paid_kind', { enum: payableKinds }),
    matchReason: text('match_reason', { enum: matchReasons }),
    matchedAt: timestamp('matched_at', { withTimezone: true }),
    /** Nobody for what was certain. */
    matchedBy: uuid('matched_by'),
    matchedByName: text('matched_by_name').notNull().default(''),
    /** What it had paid was taken back: only a person gives it to an order again. */
    isHeld: boolean('is_held').notNull().default(false),
    /** What became of it where it paid no order, or of what came on top. */
    outcome: text('outcome', { enum: receiptOutcomes }),
    /** Paise of it that went back to the payer, or became store credit. */
    returnedPaise: bigint('returned_paise', { mode: 'number' }).notNull().default(0),
    /** The bank's reference of what went back. */
    returnReference: text('return_reference').notNull().default(''),
    /** The order whose customer got it back. */
    returnOrderId: uuid('return_order_id').references(() => orders.id, { onDelete: 'set null' }),
    /** For the shop only. */
    note: text('note').notNull().default(''),
    settledAt: timestamp('settled_at', { withTimezone: true }),
    settledBy: uuid('settled_by'),
    settledByName: text('settled_by_name').notNull().default(''),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().default(sql`clock_timestamp()`),
    createdBy: uuid('created_by'),
    createdByName: text('created_by_name').notNull().default(''),
  },
  (table) => [
    uniqueIndex('receipts_fingerprint').on(table.fingerprint),
    uniqueIndex('receipts_utr').on(table.utr).where(sql`${table.utr} is not null`),
    uniqueIndex('receipts_order').on(table.orderId).where(sql`${table.orderId} is not null`),
    uniqueIndex('receipts_gift_purchase')
      .on(table.giftPurchaseId)
      .where(sql`${table.giftPurchaseId} is not null`),
    index('receipts_return_order').on(table.returnOrderId).where(sql`${table.returnOrderId} is not null`),
    // Two, because each is compared with those of the other kind: hundreds of one price with a reference, few without.
    index('receipts_amount_utr').on(table.amountPaise, table.receivedOn).where(sql`${table.utr} is not null`),
    index('receipts_amount_no_utr').on(table.amountPaise, table.receivedOn).where(sql`${table.utr} is null`),
    index('receipts_received').on(table.receivedOn, table.id),
    index('receipts_open')
      .on(table.receivedOn, table.id)
      .where(sql`${table.orderId} is null and ${table.giftPurchaseId} is null and ${table.outcome} is null`),
    index('receipts_worded')
      .on(table.receivedOn)
      .where(sql`${table.narration} <> '' or ${table.payer} <> ''`),
    check('receipts_amount', sql`${table.amountPaise} > 0`),
    check('receipts_utr_digits', sql`${table.utr} ~ '^[0-9]{12}$'`),
    check('receipts_returned', sql`${table.returnedPaise} between 0 and ${table.amountPaise}`),
    check(
      'receipts_outcome',
      sql`case when ${table.outcome} in ('refund', 'credit') then ${table.returnedPaise} > 0
        when ${table.outcome} is null then ${table.returnedPaise} = 0
        else ${table.returnedPaise} = 0 and ${table.orderId} is null and ${table.giftPurchaseId} is null end`,
    ),
    check(
      'receipts_match',
      sql`(${table.orderId} is null and ${table.giftPurchaseId} is null) or ${table.matchReason} is not null`,
    ),
    check('receipts_one_thing', sql`${table.orderId} is null or ${table.giftPurchaseId} is null`),
  ],
)
