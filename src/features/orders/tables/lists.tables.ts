import { isNotNull } from 'drizzle-orm'
import { bigint, date, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { orderStatuses } from '../rules/statuses.rules.ts'
import { orders } from './orders.tables.ts'

/**
 * How many orders of each day (of India) are in each status: the sum of all rows of the day and the status. A trigger on
 * orders adds rows, +1 and -1, in the transaction of the change; nothing is ever updated, so that no order waits for another.
 */
export const orderDays = pgTable('order_days', {
  day: date('day').notNull(),
  status: text('status', { enum: orderStatuses }).notNull(),
  orders: integer('orders').notNull(),
})

/** What is searched of an order, in small letters, in a row that is quickly read; written by triggers. */
export const orderSearch = pgTable(
  'order_search',
  {
    orderId: uuid('order_id')
      .primaryKey()
      .references(() => orders.id, { onDelete: 'cascade' }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    number: bigint('number', { mode: 'number' }).notNull(),
    customerId: uuid('customer_id'),
    email: text('email').notNull(),
    /** Names, city and what was ordered, each after a line break and a space: every word has a space before it. */
    words: text('words').notNull(),
    /** Its status, of an order that ended without its goods: among those few a word is looked for by indexes of their own. */
    endedAs: text('ended_as', { enum: orderStatuses }),
  },
  (table) => [
    index('order_search_newest').on(table.createdAt, table.number),
    index('order_search_ended')
      .on(table.endedAs, table.createdAt, table.number)
      .where(isNotNull(table.endedAs)),
    // Not there in a database without the extension pg_trgm: a search takes longer then.
    index('order_search_words')
      .using('gin', table.words.op('gin_trgm_ops'))
      .with({ gin_pending_list_limit: 512 }),
    index('order_search_ended_words')
      .using('gin', table.words.op('gin_trgm_ops'))
      .with({ gin_pending_list_limit: 512 })
      .where(isNotNull(table.endedAs)),
  ],
)
