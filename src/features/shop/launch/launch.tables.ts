import { pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** What the owner said is done on the way to the launch, where no fact shows it: one row for each. */
export const launchMarks = pgTable('launch_marks', {
  key: text('key').primaryKey(),
  /** What it was done with, e.g. the UPI id to which the test rupee came. */
  value: text('value').notNull().default(''),
  markedAt: timestamp('marked_at', { withTimezone: true }).notNull().defaultNow(),
})
