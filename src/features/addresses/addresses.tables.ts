import { sql } from 'drizzle-orm'
import { index, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { users } from '#/features/accounts/accounts.tables.ts'

/** Somebody's address book; gone with the account. */
export const savedAddresses = pgTable(
  'saved_addresses',
  {
    id: uuid('id').primaryKey(),
    customerId: uuid('customer_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** What its owner calls it: `Home`. */
    label: text('label').notNull(),
    name: text('name').notNull(),
    contact: text('contact').notNull(),
    companyName: text('company_name').notNull().default(''),
    gstin: text('gstin').notNull().default(''),
    address: text('address').notNull(),
    city: text('city').notNull(),
    state: text('state').notNull(),
    country: text('country').notNull(),
    zipCode: text('zip_code').notNull(),
    /** When it was written, or something was ordered to it last: the last one is offered first. */
    usedAt: timestamp('used_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('saved_addresses_label').on(table.customerId, sql`lower(${table.label})`),
    index('saved_addresses_used').on(table.customerId, table.usedAt),
  ],
)
