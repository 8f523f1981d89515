import { sql } from 'drizzle-orm'
import { bigint, check, index, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { users } from '#/features/accounts/accounts.tables.ts'
import { refunds } from '#/features/orders/tables/refunds.tables.ts'
import { creditCauseNames, takingCauses } from './credit.rules.ts'
import { giftCards } from './giftCard.tables.ts'

const taking = sql.raw(takingCauses.map((cause) => `'${cause}'`).join(', '))

/**
 * The ledger of store credit: each movement is a line with its cause, lines are only added, and triggers keep the balance
 * that they add up to. Of an erased account the lines stay without the person.
 */
export const creditLines = pgTable(
  'credit_lines',
  {
    id: uuid('id').primaryKey(),
    customerId: uuid('customer_id').references(() => users.id, { onDelete: 'set null' }),
    /** Below 0 where credit is taken away. */
    amountPaise: bigint('amount_paise', { mode: 'number' }).notNull(),
    cause: text('cause', { enum: creditCauseNames }).notNull(),
    /** The order that was paid with it, or that it comes back from. */
    orderId: uuid('order_id'),
    /** The refund that was given as credit: once. */
    refundId: uuid('refund_id').references(() => refunds.id),
    /** The gift card that was redeemed: once. */
    giftCardId: uuid('gift_card_id').references(() => giftCards.id),
    /** Of the caller's choice, for what an admin grants or takes back: the same one again changes nothing. */
    idempotencyKey: uuid('request_id'),
    /** For the customer's eyes. */
    note: text('note').notNull().default(''),
    actorId: uuid('actor_id'),
    actorName: text('actor_name').notNull().default(''),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().default(sql`clock_timestamp()`),
  },
  (table) => [
    index('credit_lines_customer').on(table.customerId, table.createdAt),
    index('credit_lines_order').on(table.orderId).where(sql`${table.orderId} is not null`),
    uniqueIndex('credit_lines_refund').on(table.refundId).where(sql`${table.refundId} is not null`),
    uniqueIndex('credit_lines_gift_card').on(table.giftCardId).where(sql`${table.giftCardId} is not null`),
    uniqueIndex('credit_lines_request')
      .on(table.idempotencyKey)
      .where(sql`${table.idempotencyKey} is not null`),
    // An order is paid once.
    uniqueIndex('credit_lines_spent').on(table.orderId).where(sql`${table.cause} = 'spent'`),
    check(
      'credit_lines_sign',
      sql`case when ${table.cause} in (${taking}) then ${table.amountPaise} < 0 else ${table.amountPaise} > 0 end`,
    ),
  ],
)

/** What the lines of each customer add up to: never below nothing, whoever writes and however many at once. */
export const creditBalances = pgTable(
  'credit_balances',
  {
    customerId: uuid('customer_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    paise: bigint('paise', { mode: 'number' }).notNull(),
  },
  (table) => [check('credit_balances_not_negative', sql`${table.paise} >= 0`)],
)
