import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { users } from '#/features/accounts/accounts.tables.ts'
import { products } from '#/features/catalog/tables/catalog.tables.ts'
import { allLanguages } from '#/platform/language/languages.rules.ts'

const at = (name: string) => timestamp(name, { withTimezone: true })

/** Who wants to know when a product, in a size, is there again: a customer, or a visitor by e-mail. */
export const restockWishes = pgTable(
  'restock_wishes',
  {
    id: uuid('id').primaryKey(),
    productId: uuid('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    size: text('size').notNull().default(''),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    /** In small letters; of visitors alone. */
    email: text('email'),
    /** Of the page that a visitor asked on; a customer's stands with the account. */
    language: text('language', { enum: allLanguages }),
    /** Opens this wish in the links of its mails. */
    token: text('token').notNull(),
    createdAt: at('created_at').notNull().defaultNow(),
    /** Since when one waits: a visitor from the confirmation on. */
    confirmedAt: at('confirmed_at'),
    /** When it was this person's turn. */
    invitedAt: at('invited_at'),
    /** When the mail was handed over: it goes once. */
    sentAt: at('sent_at'),
  },
  (table) => [
    uniqueIndex('restock_wishes_user')
      .on(table.userId, table.productId, table.size)
      .where(sql`${table.invitedAt} is null`),
    uniqueIndex('restock_wishes_email')
      .on(table.email, table.productId, table.size)
      .where(sql`${table.invitedAt} is null`),
    uniqueIndex('restock_wishes_token').on(table.token),
    index('restock_wishes_product').on(table.productId, table.size, table.confirmedAt),
    check('restock_wishes_somebody', sql`(${table.userId} is null) <> (${table.email} is null)`),
  ],
)
