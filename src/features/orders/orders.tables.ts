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
import type { Supplier } from './invoice/invoice.rules.ts'
import { orderStatuses } from './orders.life.rules.ts'
import type { BillingAddress } from './orders.schema.ts'

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
    index('orders_over').on(table.createdAt).where(sql`${table.status} in ('cancelled', 'returned')`),
    index('orders_contact').on(sql`(${table.billingAddress} ->> 'contact')`),
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
    gstClass: text('gst_class', { enum: ['fabric', 'garment'] })
      .notNull()
      .default('fabric'),
    size: text('size').notNull().default(''),
    quantity: integer('quantity').notNull(),
  },
  (table) => [
    uniqueIndex('order_items_position').on(table.orderId, table.position),
    index('order_items_product').on(table.productId),
    check('order_items_quantity', sql`${table.quantity} >= 1`),
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
      enum: ['placed', 'paid', 'packed', 'shipped', 'delivered', 'cancelled', 'returned', 'note'],
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
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [uniqueIndex('invoices_serial').on(table.financialYear, table.serial)],
)
