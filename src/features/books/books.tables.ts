import { sql } from 'drizzle-orm'
import {
  bigint,
  check,
  date,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { meansNames } from '#/features/orders/rules/means.rules.ts'

/**
 * Days whose money somebody counted. A day that is closed again, because something came later, gets another row: what was
 * counted before stays as it was.
 */
export const dayCloses = pgTable(
  'day_closes',
  {
    id: uuid('id').primaryKey(),
    /** In India. */
    day: date('day').notNull(),
    /** 1 for the first time, 2 for the next. */
    nth: integer('nth').notNull(),
    closedBy: uuid('closed_by'),
    closedByName: text('closed_by_name').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('day_closes_day').on(table.day, table.nth),
    check('day_closes_nth', sql`${table.nth} >= 1`),
  ],
)

/** What was expected and counted by each means; a difference has its reason. */
export const dayCloseLines = pgTable(
  'day_close_lines',
  {
    closeId: uuid('close_id')
      .notNull()
      .references(() => dayCloses.id),
    means: text('means', { enum: meansNames }).notNull(),
    inPaise: bigint('in_paise', { mode: 'number' }).notNull(),
    outPaise: bigint('out_paise', { mode: 'number' }).notNull(),
    countedPaise: bigint('counted_paise', { mode: 'number' }).notNull(),
    reason: text('reason').notNull().default(''),
  },
  (table) => [
    primaryKey({ columns: [table.closeId, table.means] }),
    check(
      'day_close_lines_reason',
      sql`${table.countedPaise} = ${table.inPaise} - ${table.outPaise} or ${table.reason} <> ''`,
    ),
  ],
)
