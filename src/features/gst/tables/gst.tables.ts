import { sql } from 'drizzle-orm'
import { check, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { users } from '#/features/accounts/accounts.tables.ts'
import { orders } from '#/features/orders/tables/orders.tables.ts'
import type { FiledTotals, GstSettings } from '../rules/settings.rules.ts'

/** The one row of what returns need to know of the shop and nobody else; what is not in it has its default. */
export const gstSettings = pgTable(
  'gst_settings',
  {
    id: integer('id').primaryKey().default(1),
    values: jsonb('values').$type<Partial<GstSettings>>().notNull(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [check('gst_settings_one_row', sql`${table.id} = 1`)],
)

/**
 * Months that were filed. No document is issued into, changed in or taken out of one: a trigger sees to it, whoever writes.
 */
export const gstFilings = pgTable(
  'gst_filings',
  {
    gstin: text('gstin').notNull(),
    /** `2026-11`. */
    month: text('month').notNull(),
    /** The portal's acknowledgement; '' where it was not typed. */
    arn: text('arn').notNull().default(''),
    /** What the return said, to see later whether it still does. */
    totals: jsonb('totals').$type<FiledTotals>().notNull(),
    filedBy: uuid('filed_by').references(() => users.id, { onDelete: 'set null' }),
    filedByName: text('filed_by_name').notNull(),
    filedAt: timestamp('filed_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.gstin, table.month] }),
    check('gst_filings_month', sql`${table.month} ~ '^[0-9]{4}-(0[1-9]|1[0-2])$'`),
  ],
)

/** Places of supply that the owner named, of orders whose state was typed so that nobody knows it. */
export const gstPlaces = pgTable('gst_places', {
  orderId: uuid('order_id')
    .primaryKey()
    .references(() => orders.id, { onDelete: 'cascade' }),
  /** GST code of a state. */
  place: text('place').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
})
