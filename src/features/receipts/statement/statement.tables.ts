import { jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { Columns } from './layouts.rules.ts'

/** Columns of statements that no layout knows, as an admin chose them once: by the names of the columns. */
export const statementLayouts = pgTable('statement_layouts', {
  signature: text('signature').primaryKey(),
  /** What the admin calls the account. */
  bank: text('bank').notNull(),
  columns: jsonb('columns').$type<Columns>().notNull(),
  chosenBy: uuid('chosen_by'),
  chosenByName: text('chosen_by_name').notNull().default(''),
  chosenAt: timestamp('chosen_at', { withTimezone: true }).notNull().defaultNow(),
})
