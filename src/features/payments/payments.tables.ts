import { pgTable, text, timestamp } from 'drizzle-orm/pg-core'
/** Events of the card provider that were dealt with; a repeated one changes nothing. */
export const providerEvents = pgTable('provider_events', {
  id: text('id').primaryKey(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
})
