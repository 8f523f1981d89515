import { bigint, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { users } from '#/features/accounts/accounts.tables.ts'
import { alertKinds } from './alerts.rules.ts'

/** What admins are told of; see `AlertFacts` for what stands in the columns. */
export const alerts = pgTable(
  'alerts',
  {
    id: uuid('id').primaryKey(),
    kind: text('kind', { enum: alertKinds }).notNull(),
    subjectId: uuid('subject_id'),
    label: text('label').notNull(),
    amount: bigint('amount', { mode: 'number' }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    /** When mails about it were enqueued, or found not to be wanted. */
    mailedAt: timestamp('mailed_at', { withTimezone: true }),
  },
  (table) => [
    index('alerts_created').on(table.createdAt),
    index('alerts_kind').on(table.kind, table.createdAt),
  ],
)

/** Until when an admin has seen the alerts. */
export const alertsSeen = pgTable('alerts_seen', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  seenAt: timestamp('seen_at', { withTimezone: true }).notNull().defaultNow(),
})
