import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { openCashChecks } from '#/features/orders/rules/cashCheck.rules.ts'
import { orders } from '#/features/orders/tables/orders.tables.ts'
import type { CodSettings } from './codSettings.schema.ts'
import type { WeightedFactor } from './score/codScore.rules.ts'

/** The one row of what the owner set; without it the guard is off. */
export const codSettings = pgTable(
  'cod_settings',
  {
    id: integer('id').primaryKey().default(1),
    settings: jsonb('settings').$type<Partial<CodSettings>>().notNull().default({}),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [check('cod_settings_one_row', sql`${table.id} = 1`)],
)

/** What was asked of the customer of an order that is paid at the door, and why; no row where nothing was asked. */
export const codChecks = pgTable(
  'cod_checks',
  {
    orderId: uuid('order_id')
      .primaryKey()
      .references(() => orders.id, { onDelete: 'cascade' }),
    asks: text('asks', { enum: openCashChecks }).notNull(),
    /** Of 100 such parcels so many come back, and what moved that. */
    risk: integer('risk').notNull(),
    factors: jsonb('factors').$type<readonly WeightedFactor[]>().notNull(),
    /** When the customer is reminded, and when the order is cancelled, unless it is answered before. */
    remindAt: timestamp('remind_at', { withTimezone: true }).notNull(),
    cancelAt: timestamp('cancel_at', { withTimezone: true }).notNull(),
    remindedAt: timestamp('reminded_at', { withTimezone: true }),
    /** When nothing was awaited any more, and by whom it was ended; null while it is. */
    endedAt: timestamp('ended_at', { withTimezone: true }),
    endedBy: text('ended_by', { enum: ['link', 'page', 'shop', 'advance', 'silence', 'order'] }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('cod_checks_remind')
      .on(table.remindAt)
      .where(sql`${table.endedAt} is null and ${table.remindedAt} is null`),
    index('cod_checks_cancel').on(table.cancelAt).where(sql`${table.endedAt} is null`),
  ],
)
