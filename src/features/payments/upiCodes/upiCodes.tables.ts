import { sql } from 'drizzle-orm'
import { bigint, boolean, index, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { orders } from '#/features/orders/tables/orders.tables.ts'

/** Codes of the payment provider for orders that are paid by UPI. Closed ones stay: money may be told of late. */
export const upiCodes = pgTable(
  'upi_codes',
  {
    /** The provider's. */
    id: text('id').primaryKey(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    amountPaise: bigint('amount_paise', { mode: 'number' }).notNull(),
    /** What the code says. */
    link: text('link').notNull(),
    upiId: text('upi_id').notNull(),
    payeeName: text('payee_name').notNull(),
    closesAt: timestamp('closes_at', { withTimezone: true }).notNull(),
    /** The one that is shown. */
    isShown: boolean('is_shown').notNull().default(true),
    /** When the provider was asked the last time whether it is paid. */
    askedAt: timestamp('asked_at', { withTimezone: true }),
    /** Nobody can pay by it any more, and what came by it is written down. */
    closedAt: timestamp('closed_at', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('upi_codes_shown').on(table.orderId).where(sql`${table.isShown}`),
    index('upi_codes_open').on(table.askedAt).where(sql`${table.closedAt} is null`),
  ],
)
