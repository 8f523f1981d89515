import { sql } from 'drizzle-orm'
import {
  bigint,
  check,
  date,
  index,
  pgSequence,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { users } from '#/features/accounts/accounts.tables.ts'
import { giftCards } from '#/features/credit/giftCard.tables.ts'
import { purchaseStates } from './giftPurchases.rules.ts'

/** Numbers by which buyers and bank statements name a purchase. @public migrations are made of it */
export const giftPurchaseNumbers = pgSequence('gift_purchase_numbers', { startWith: 101 })

/** Gift cards that customers buy. The card and its code are made when the money is there and its day has come. */
export const giftPurchases = pgTable(
  'gift_purchases',
  {
    id: uuid('id').primaryKey(),
    number: bigint('number', { mode: 'number' })
      .notNull()
      .unique()
      .default(sql`nextval('gift_purchase_numbers')`),
    buyerId: uuid('buyer_id').references(() => users.id, { onDelete: 'set null' }),
    /** As it was when it was bought; '' when the account is gone. */
    buyerName: text('buyer_name').notNull(),
    valuePaise: bigint('value_paise', { mode: 'number' }).notNull(),
    /** Whom the code is mailed to; '' once the buyer's account is gone. */
    recipientEmail: text('recipient_email').notNull(),
    greeting: text('greeting').notNull().default(''),
    /** The day in India on which it is sent, at the earliest. */
    sendOn: date('send_on', { mode: 'string' }).notNull(),
    state: text('state', { enum: purchaseStates }).notNull().default('awaited'),
    /** The bank's reference of the payment, as the buyer gave it. */
    reference: text('reference'),
    /** The bank's reference of the money that went back. */
    refundReference: text('refund_reference').notNull().default(''),
    giftCardId: uuid('gift_card_id').references(() => giftCards.id),
    /** Of the buyer's choice: the same one again buys nothing. */
    idempotencyKey: uuid('request_id').notNull(),
    paidAt: timestamp('paid_at', { withTimezone: true }),
    /** When its money went back. */
    refundedAt: timestamp('refunded_at', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('gift_purchases_request').on(table.idempotencyKey),
    uniqueIndex('gift_purchases_card').on(table.giftCardId).where(sql`${table.giftCardId} is not null`),
    index('gift_purchases_buyer').on(table.buyerId, table.createdAt),
    index('gift_purchases_newest').on(table.createdAt),
    index('gift_purchases_due').on(table.sendOn).where(sql`${table.state} = 'paid'`),
    check('gift_purchases_value', sql`${table.valuePaise} > 0`),
    // No code without its money.
    check('gift_purchases_sent_paid', sql`${table.giftCardId} is null or ${table.paidAt} is not null`),
    check('gift_purchases_sent', sql`${table.state} <> 'sent' or ${table.giftCardId} is not null`),
  ],
)
