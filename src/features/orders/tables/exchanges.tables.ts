import { sql } from 'drizzle-orm'
import { bigint, boolean, check, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { exchangeStates } from '../rules/exchanges.rules.ts'
import { orders } from './orders.tables.ts'
import { returnRequests } from './returnRequests.tables.ts'

/** Returns for which the shop placed a new order, which what comes back pays for. Never deleted but with its orders. */
export const exchanges = pgTable(
  'exchanges',
  {
    /** That of the return that was asked for. */
    id: uuid('id')
      .primaryKey()
      .references(() => returnRequests.id, { onDelete: 'cascade' }),
    fromOrderId: uuid('from_order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    toOrderId: uuid('to_order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    /** Both as people say them. */
    fromNumber: bigint('from_number', { mode: 'number' }).notNull(),
    toNumber: bigint('to_number', { mode: 'number' }).notNull(),
    /** The refund of the earlier order that became the credit which paid for the new one; null where none of it was money. */
    refundId: uuid('refund_id'),
    /** Paise of that refund. */
    moneyPaise: bigint('money_paise', { mode: 'number' }).notNull(),
    /** Paise of store credit that the earlier order was paid with and that pay for the new one now. */
    creditPaise: bigint('credit_paise', { mode: 'number' }).notNull(),
    /** Of both, paise for which no piece came back so far. */
    openPaise: bigint('open_paise', { mode: 'number' }).notNull(),
    /** The new order is packed once the pieces are back, and not before. */
    waits: boolean('waits').notNull(),
    state: text('state', { enum: exchangeStates }).notNull().default('waiting'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('exchanges_to').on(table.toOrderId),
    uniqueIndex('exchanges_from').on(table.fromOrderId, table.id),
    check(
      'exchanges_open',
      sql`${table.openPaise} between 0 and ${table.moneyPaise} + ${table.creditPaise} and ${table.moneyPaise} >= 0 and ${table.creditPaise} >= 0`,
    ),
  ],
)
