import { sql } from 'drizzle-orm'
import { bigint, check, index, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { users } from '#/features/accounts/accounts.tables.ts'
import { giftCardPaymentNames, giftCardStates } from './giftCard.rules.ts'

/** Gift cards: store credit that was sold with a code. The code itself is nowhere: who reads this table can redeem nothing. */
export const giftCards = pgTable(
  'gift_cards',
  {
    id: uuid('id').primaryKey(),
    codeHash: text('code_hash').notNull(),
    /** The end of the code, by which people tell cards apart. */
    lastFour: text('last_four').notNull(),
    valuePaise: bigint('value_paise', { mode: 'number' }).notNull(),
    state: text('state', { enum: giftCardStates }).notNull().default('issued'),
    paidBy: text('paid_by', { enum: giftCardPaymentNames }).notNull(),
    /** Of the payment. */
    reference: text('reference').notNull().default(''),
    /** Whom it was mailed to; '' where it was handed over. */
    recipientEmail: text('recipient_email').notNull().default(''),
    /** Of the issuer's choice: the same one again issues nothing. */
    idempotencyKey: uuid('request_id').notNull(),
    issuerId: uuid('issuer_id').references(() => users.id, { onDelete: 'set null' }),
    issuerName: text('issuer_name').notNull(),
    redeemedBy: uuid('redeemed_by').references(() => users.id, { onDelete: 'set null' }),
    /** When it was redeemed or withdrawn. */
    endedAt: timestamp('ended_at', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('gift_cards_code').on(table.codeHash),
    uniqueIndex('gift_cards_request').on(table.idempotencyKey),
    index('gift_cards_newest').on(table.createdAt),
    index('gift_cards_redeemed_by').on(table.redeemedBy).where(sql`${table.redeemedBy} is not null`),
    check('gift_cards_value', sql`${table.valuePaise} > 0`),
    check('gift_cards_ended', sql`(${table.state} = 'issued') = (${table.endedAt} is null)`),
  ],
)
