import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { users } from '#/features/accounts/accounts.tables.ts'
import { cartItems } from '#/features/cart/cart.tables.ts'
import { gstClasses } from '#/features/catalog/taxes/gstClasses.rules.ts'
import type { Measurements } from './tailoring.rules.ts'

/** What the shop does with a piece for its price: fall and pico, stitching, tassels. */
export const tailoringServices = pgTable(
  'tailoring_services',
  {
    id: uuid('id').primaryKey(),
    name: text('name').notNull(),
    /** What is done, for shoppers. */
    details: text('details').notNull().default(''),
    /** Of one piece, tax included. */
    pricePaise: integer('price_paise').notNull(),
    gstClass: text('gst_class', { enum: gstClasses }).notNull(),
    /** Its code in the list of services (SAC), for invoices. */
    sac: text('sac').notNull().default(''),
    /** Business days that it adds until the parcel leaves. */
    days: integer('days').notNull().default(0),
    asksMeasurements: boolean('asks_measurements').notNull().default(false),
    /** Its price is given back when the piece comes back after it was done. */
    refundable: boolean('refundable').notNull().default(false),
    /** For which categories; for all where it is empty. */
    categories: uuid('categories').array().notNull().default([]),
    status: boolean('status').notNull().default(true),
  },
  (table) => [
    uniqueIndex('tailoring_services_name').on(sql`lower(${table.name})`),
    check('tailoring_services_price', sql`${table.pricePaise} > 0`),
    check('tailoring_services_days', sql`${table.days} between 0 and 90`),
  ],
)

/** What a customer wants done with a line of the bag; gone with either. */
export const cartServices = pgTable(
  'cart_services',
  {
    cartItemId: uuid('cart_item_id')
      .notNull()
      .references(() => cartItems.id, { onDelete: 'cascade' }),
    serviceId: uuid('service_id')
      .notNull()
      .references(() => tailoringServices.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.cartItemId, table.serviceId] }),
    index('cart_services_service').on(table.serviceId),
  ],
)

/** A customer's measurements, kept for next time; gone with the account. */
export const bodyMeasurements = pgTable('body_measurements', {
  customerId: uuid('customer_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** mm, by where the tape is laid. */
  lengths: jsonb('lengths').$type<Measurements>().notNull(),
  changedAt: timestamp('changed_at', { withTimezone: true }).notNull().defaultNow(),
})
