import { sql } from 'drizzle-orm'
import {
  bigint,
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
import { carts } from '#/features/cart/cart.tables.ts'
import type { Reward, Scope } from './rules/offer.rules.ts'

/** What the shop takes off, and when. Money in paise. */
export const offers = pgTable(
  'offers',
  {
    id: uuid('id').primaryKey(),
    label: text('label').notNull(),
    /** As `codeOf` writes it; empty where nobody has to type one. */
    code: text('code').notNull().default(''),
    active: boolean('active').notNull().default(true),
    /** It may have been written by another version, as the scope. */
    reward: jsonb('reward').$type<Reward>().notNull(),
    scope: jsonb('scope').$type<Scope>().notNull(),
    leastPaise: bigint('least_paise', { mode: 'number' }).notNull().default(0),
    leastPieces: integer('least_pieces').notNull().default(0),
    firstOrder: boolean('first_order').notNull().default(false),
    /** The e-mail address of the one account that may have it, in small letters; empty for everybody. */
    forEmail: text('for_email').notNull().default(''),
    mostUses: integer('most_uses'),
    mostUsesEach: integer('most_uses_each'),
    combinable: boolean('combinable').notNull().default(false),
    from: timestamp('valid_from', { withTimezone: true }),
    until: timestamp('valid_until', { withTimezone: true }),
    /** Another one with each change by an admin: an order is placed by the terms that were seen, or reckoned again. */
    version: integer('version').notNull().default(1),
    /** Orders that have it, as `offer_uses` without those that were given back; counted where only so many may. */
    uses: integer('uses').notNull().default(0),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('offers_code').on(table.code).where(sql`${table.code} <> ''`),
    check(
      'offers_uses',
      sql`${table.uses} >= 0 and (${table.mostUses} is null or ${table.uses} <= ${table.mostUses})`,
    ),
  ],
)

export type OfferRow = typeof offers.$inferSelect

/** Which order has which offer, written with the order. No key to the orders, which stand in a later room. */
export const offerUses = pgTable(
  'offer_uses',
  {
    orderId: uuid('order_id').notNull(),
    offerId: uuid('offer_id')
      .notNull()
      .references(() => offers.id),
    customerId: uuid('customer_id').references(() => users.id, { onDelete: 'set null' }),
    /** The mobile number of the order, and where it goes (`openOrders.rules.ts`): who has two accounts is known by them. */
    contact: text('contact'),
    deliveryKey: text('delivery_key'),
    /** What it took off, and what was asked for the order in the end. */
    savedPaise: bigint('saved_paise', { mode: 'number' }).notNull(),
    totalPaise: bigint('total_paise', { mode: 'number' }).notNull(),
    /** The order was cancelled: somebody else may have it. */
    givenBackAt: timestamp('given_back_at', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.offerId] }),
    index('offer_uses_offer').on(table.offerId),
    index('offer_uses_customer').on(table.customerId, table.offerId),
    index('offer_uses_contact').on(table.contact, table.offerId),
    index('offer_uses_delivery').on(table.deliveryKey, table.offerId),
  ],
)

/** Codes that a customer typed, remembered with the bag. */
export const cartCodes = pgTable(
  'cart_codes',
  {
    cartId: uuid('cart_id')
      .notNull()
      .references(() => carts.id, { onDelete: 'cascade' }),
    code: text('code').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.cartId, table.code] })],
)
