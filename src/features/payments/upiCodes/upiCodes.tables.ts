import { sql } from 'drizzle-orm'
import { bigint, boolean, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
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
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [uniqueIndex('upi_codes_shown').on(table.orderId).where(sql`${table.isShown}`)],
)
