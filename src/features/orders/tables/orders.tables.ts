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
import { users } from '#/features/accounts/accounts.tables.ts'
import type { PostalAddress } from '#/features/addresses/addresses.schema.ts'
import { gstClasses } from '#/features/catalog/taxes/gstClasses.rules.ts'
import { devices } from '#/features/shop/devices.rules.ts'
import { cashChecks, openCashChecks } from '../rules/cashCheck.rules.ts'
import { orderEventNames } from '../rules/events.rules.ts'
import type { AppliedOffer } from '../rules/lineMoney.rules.ts'
import { type Gift, itemKinds, type OrderedService } from '../rules/orderedServices.rules.ts'
import {
  openStatuses,
  orderStatuses,
  outcomeStatuses,
  overStatuses,
  purchasedBeforeStatuses,
} from '../rules/statuses.rules.ts'
import type { BillingAddress } from '../schema/orders.schema.ts'

/** Words of ours as SQL, for an index. */
export const listed = (words: readonly string[]) => sql.raw(words.map((word) => `'${word}'`).join(', '))

/** Human-friendly order numbers count from here; gaps are allowed (invoices have their own series). @public migrations are made of it */
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
    device: text('device', { enum: devices }).notNull(),
    billingAddress: jsonb('billing_address').$type<BillingAddress>().notNull(),
    /** Whom and where it goes to when that is not where the bill goes; null where it is. */
    deliveryAddress: jsonb('delivery_address').$type<PostalAddress>(),
    /** What the customer wants the shop to know of it; '' for nothing. */
    customerNote: text('customer_note').notNull().default(''),
    /** A gift: no invoice and no price goes into its parcel; null for what is none. */
    gift: jsonb('gift').$type<Gift>(),
    /** Where it goes, however it was typed (`openOrders.rules.ts`); null before that was stored. */
    deliveryKey: text('delivery_key'),
    subTotalPaise: bigint('sub_total_paise', { mode: 'number' }).notNull(),
    taxPaise: bigint('tax_paise', { mode: 'number' }).notNull(),
    /** What offers take off the pieces that are still sold. */
    discountPaise: bigint('discount_paise', { mode: 'number' }).notNull().default(0),
    grandTotalPaise: bigint('grand_total_paise', { mode: 'number' }).notNull(),
    /** What of it is paid by store credit, less what of that went back. */
    creditPaise: bigint('credit_paise', { mode: 'number' }).notNull().default(0),
    /** The offers it was given, as they were when it was placed. */
    offers: jsonb('offers').$type<readonly AppliedOffer[]>().notNull().default([]),
    /** What it still needs before it is packed, where it is paid at the door. */
    codCheck: text('cod_check', { enum: cashChecks }).notNull().default('none'),
    /** Who carries the parcel, and its number there; known once shipped. */
    carrier: text('carrier'),
    trackingNumber: text('tracking_number'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('orders_customer').on(table.customerId, table.createdAt),
    index('orders_created').on(table.createdAt),
    // What lists ask of an order that is known by its payment or its words, without reading the order.
    index('orders_state').on(table.id, table.status, table.createdAt, table.number),
    index('orders_to_pack').on(table.createdAt).where(sql`${table.status} = 'placed'`),
    index('orders_under_way')
      .on(table.status, table.createdAt)
      .where(sql`${table.status} in (${listed(openStatuses.filter((status) => status !== 'placed'))})`),
    // With all that a list asks of them, so that a search among them reads no order.
    index('orders_ended')
      .on(table.createdAt, table.status, table.number, table.id)
      .where(sql`${table.status} in (${listed(overStatuses)})`),
    index('orders_delivery')
      .on(table.deliveryKey)
      .where(sql`${table.status} in (${listed(openStatuses)})`),
    // With the one before: whether anybody at a door bought something before.
    index('orders_door')
      .on(table.deliveryKey)
      .where(sql`${table.status} in (${listed(purchasedBeforeStatuses)})`),
    index('orders_refused').on(table.deliveryKey).where(sql`${table.status} = 'undelivered'`),
    // What became of parcels that were paid at the door, by the sorting district they went to.
    index('orders_cash_ended')
      .on(
        sql`left(coalesce(${table.deliveryAddress} ->> 'zipCode', ${table.billingAddress} ->> 'zipCode'), 3)`,
        table.createdAt,
      )
      .where(
        sql`${table.billingAddress} ->> 'payment' = 'cod' and ${table.status} in (${listed(outcomeStatuses)})`,
      ),
    index('orders_cash_held')
      .on(table.createdAt)
      .where(sql`${table.codCheck} in (${listed(openCashChecks)})`),
    index('orders_contact').on(sql`(${table.billingAddress} ->> 'contact')`),
    index('orders_email').on(sql`lower(${table.billingAddress} ->> 'email') text_pattern_ops`),
    check('orders_credit', sql`${table.creditPaise} >= 0`),
    check('orders_discount', sql`${table.discountPaise} between 0 and ${table.subTotalPaise}`),
    check(
      'orders_total',
      sql`${table.grandTotalPaise} = ${table.subTotalPaise} + ${table.taxPaise} - ${table.discountPaise}`,
    ),
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
    /** Goods, or what the shop does with them for its price; that has no stock, and is known by the id of the service. */
    kind: text('kind', { enum: itemKinds }).notNull().default('goods'),
    /** The line that a service is for; null of goods, and of what is done with the whole parcel. */
    forItemId: uuid('for_item_id'),
    /** What the shop said of a service when it was ordered; null of goods. */
    service: jsonb('service').$type<OrderedService>(),
    /** When the shop began with a service; null of goods, and while it waits. */
    begunAt: timestamp('begun_at', { withTimezone: true }),
    productId: uuid('product_id').notNull(),
    name: text('name').notNull(),
    pricePaise: integer('price_paise').notNull(),
    /** What offers take off all pieces that were ordered, cancelled ones among them (`lineMoney.rules.ts`). */
    discountPaise: bigint('discount_paise', { mode: 'number' }).notNull().default(0),
    image: text('image'),
    hsn: text('hsn').notNull().default(''),
    gstClass: text('gst_class', { enum: gstClasses }).notNull().default('fabric'),
    size: text('size').notNull().default(''),
    /** The codes of what was bought; empty where it had none. */
    sku: text('sku').notNull().default(''),
    barcode: text('barcode').notNull().default(''),
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
    check(
      'order_items_discount',
      sql`${table.discountPaise} between 0 and ${table.pricePaise}::bigint * (${table.quantity} + ${table.cancelled})`,
    ),
    check('order_items_cancelled', sql`${table.cancelled} >= 0`),
    check('order_items_returned', sql`${table.returned} between 0 and ${table.quantity}`),
    check('order_items_restocked', sql`${table.restocked} between 0 and ${table.quantity}`),
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
      enum: orderEventNames,
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
