import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgSequence,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { users } from '../accounts/accounts.tables.ts'
import { gstClasses } from '../catalog/taxClasses.rules.ts'
import { billReasons } from './invoice/bill.rules.ts'
import { creditReasons } from './invoice/creditNote.rules.ts'
import type { InvoiceLine, Supplier } from './invoice/invoice.rules.ts'
import { orderStatuses } from './orders.life.rules.ts'
import type { BillingAddress } from './orders.schema.ts'
import { refundKinds, refundStates } from './refunds/refunds.rules.ts'

/** Human-friendly order numbers count from here; gaps are allowed (invoices have their own series). */
export const orderNumbers = pgSequence('order_numbers', { startWith: 1001 })

/** Money in paise. One order per cart, by a unique index: the same cart can never be ordered twice. */
export const orders = pgTable(
  'orders',
  {
    id: uuid('id').primaryKey(),
    number: bigint('number', { mode: 'number' }).notNull().unique().default(sql`nextval('order_numbers')`),
    cartId: uuid('cart_id').notNull().unique(),
    customerId: uuid('customer_id').references(() => users.id, { onDelete: 'set null' }),
    customerName: text('customer_name').notNull(),
    status: text('status', { enum: orderStatuses }).notNull().default('placed'),
    device: text('device', { enum: ['desktop', 'mobile'] }).notNull(),
    billingAddress: jsonb('billing_address').$type<BillingAddress>().notNull(),
    /** Where it goes, however it was typed (`openOrders.rules.ts`); null before that was stored. */
    deliveryKey: text('delivery_key'),
    subTotalPaise: bigint('sub_total_paise', { mode: 'number' }).notNull(),
    taxPaise: bigint('tax_paise', { mode: 'number' }).notNull(),
    grandTotalPaise: bigint('grand_total_paise', { mode: 'number' }).notNull(),
    /** Who carries the parcel, and its number there; known once shipped. */
    carrier: text('carrier'),
    trackingNumber: text('tracking_number'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('orders_customer').on(table.customerId, table.createdAt),
    index('orders_created').on(table.createdAt),
    index('orders_to_pack').on(table.createdAt).where(sql`${table.status} = 'placed'`),
    index('orders_under_way')
      .on(table.status, table.createdAt)
      .where(sql`${table.status} in ('packed', 'shipped')`),
    index('orders_ended')
      .on(table.createdAt)
      .where(sql`${table.status} in ('cancelled', 'returned', 'undelivered')`),
    index('orders_delivery')
      .on(table.deliveryKey)
      .where(sql`${table.status} in ('placed', 'packed', 'shipped')`),
    index('orders_contact').on(sql`(${table.billingAddress} ->> 'contact')`),
    index('orders_email').on(sql`lower(${table.billingAddress} ->> 'email') text_pattern_ops`),
  ],
)

/** What was bought, as it was when it was bought; `productId` is only a pointer and may outlive its product. */
export const orderItems = pgTable(
  'order_items',
  {
    id: uuid('id').primaryKey(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    productId: uuid('product_id').notNull(),
    name: text('name').notNull(),
    pricePaise: integer('price_paise').notNull(),
    image: text('image'),
    hsn: text('hsn').notNull().default(''),
    gstClass: text('gst_class', { enum: gstClasses }).notNull().default('fabric'),
    size: text('size').notNull().default(''),
    /** Pieces that are sold: what was ordered less what was cancelled before packing. */
    quantity: integer('quantity').notNull(),
    /** Pieces that were cancelled one by one before packing; they are on the shelf again. */
    cancelled: integer('cancelled').notNull().default(0),
    /** Pieces that came back after they were sent, or were lost on the way. */
    returned: integer('returned').notNull().default(0),
    /** Pieces of `quantity` that went back into stock: all of a cancelled order, what is fit to be sold again of what came back. */
    restocked: integer('restocked').notNull().default(0),
  },
  (table) => [
    uniqueIndex('order_items_position').on(table.orderId, table.position),
    index('order_items_product').on(table.productId),
    check('order_items_ordered', sql`${table.quantity} >= 0 and ${table.quantity} + ${table.cancelled} >= 1`),
    check('order_items_cancelled', sql`${table.cancelled} >= 0`),
    check('order_items_returned', sql`${table.returned} between 0 and ${table.quantity}`),
    check('order_items_restocked', sql`${table.restocked} between 0 and ${table.quantity}`),
  ],
)

export const payments = pgTable(
  'payments',
  {
    id: uuid('id').primaryKey(),
    orderId: uuid('order_id')
      .notNull()
      .unique()
      .references(() => orders.id, { onDelete: 'cascade' }),
    type: text('type', { enum: ['upi', 'cod', 'card'] }).notNull(),
    status: text('status', { enum: ['Pending', 'Completed'] })
      .notNull()
      .default('Pending'),
    amountPaise: bigint('amount_paise', { mode: 'number' }).notNull(),
    /** The bank's 12-digit reference (UTR) of a UPI payment, as the customer typed it. */
    reference: text('reference'),
    referenceAt: timestamp('reference_at', { withTimezone: true }),
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
    index('payments_completed').on(table.completedAt).where(sql`${table.status} = 'Completed'`),
    index('payments_reference').on(table.reference).where(sql`${table.reference} is not null`),
  ],
)

/** What happened to an order, in the order in which it happened; never changed, never deleted. */
export const orderEvents = pgTable(
  'order_events',
  {
    id: uuid('id').primaryKey(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    event: text('event', {
      enum: [
        'placed',
        'paid',
        'packed',
        'shipped',
        'delivered',
        'cancelled',
        'piecesCancelled',
        'returned',
        'piecesReturned',
        'undelivered',
        'note',
        'refundDue',
        'refunded',
        'refundDropped',
        'refundFailed',
        'paymentUndone',
        'parcelChanged',
        'returnRequested',
        'returnWithdrawn',
        'returnRefused',
      ],
    }).notNull(),
    /** For the customer's eyes, except that of a `note`, which stays in the shop. */
    text: text('text').notNull().default(''),
    /** A note that is printed on the packing slip, too: a wish for the parcel. */
    onSlip: boolean('on_slip').notNull().default(false),
    actorId: uuid('actor_id'),
    actorName: text('actor_name').notNull().default(''),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('order_events_order').on(table.orderId, table.createdAt)],
)

/** Events of the card provider that were dealt with; a repeated one changes nothing. */
export const providerEvents = pgTable('provider_events', {
  id: text('id').primaryKey(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
})

/** GST invoices: `serial` counts without gaps within a financial year such as '2026-27'. */
export const invoices = pgTable(
  'invoices',
  {
    orderId: uuid('order_id')
      .primaryKey()
      .references(() => orders.id),
    financialYear: text('financial_year').notNull(),
    serial: integer('serial').notNull(),
    /** Who sold, as it was then: an invoice never changes. */
    supplier: jsonb('supplier').$type<Supplier>().notNull(),
    /** What was invoiced, with rates and taxes; null before they were stored (`legacy.rules.ts` knows them). */
    lines: jsonb('lines').$type<readonly InvoiceLine[]>(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [uniqueIndex('invoices_serial').on(table.financialYear, table.serial)],
)

/** Bills of supply, where no tax invoice may be written; `serial` counts like that of the invoices, for itself. */
export const billsOfSupply = pgTable(
  'bills_of_supply',
  {
    orderId: uuid('order_id')
      .primaryKey()
      .references(() => orders.id),
    financialYear: text('financial_year').notNull(),
    serial: integer('serial').notNull(),
    reason: text('reason', { enum: billReasons }).notNull(),
    /** Who sold, as it was then. */
    supplier: jsonb('supplier').$type<Supplier>().notNull(),
    lines: jsonb('lines').$type<readonly InvoiceLine[]>().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [uniqueIndex('bills_of_supply_serial').on(table.financialYear, table.serial)],
)

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
    origin: text('origin', { enum: ['shop', 'razorpay'] })
      .notNull()
      .default('shop'),
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
export const refundWatch = pgTable('refund_watch', {
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

/** GST credit notes, in a series of their own that counts like that of the invoices. */
export const creditNotes = pgTable(
  'credit_notes',
  {
    id: uuid('id').primaryKey(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    financialYear: text('financial_year').notNull(),
    serial: integer('serial').notNull(),
    amountPaise: bigint('amount_paise', { mode: 'number' }).notNull(),
    reason: text('reason', { enum: creditReasons }).notNull(),
    /** What it takes off which line; null before that was stored (`legacy.rules.ts` knows it). */
    lines: jsonb('lines').$type<readonly InvoiceLine[]>(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('credit_notes_serial').on(table.financialYear, table.serial),
    index('credit_notes_order').on(table.orderId),
    check('credit_notes_amount', sql`${table.amountPaise} > 0`),
  ],
)
