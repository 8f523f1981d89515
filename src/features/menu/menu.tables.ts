import { sql } from 'drizzle-orm'
import { check, integer, jsonb, pgTable, timestamp } from 'drizzle-orm/pg-core'
import type { MenuItem } from './menu.rules.ts'

/** The one row of the owner's menu; without it, and with null, the shop shows the one made of its categories. */
export const menus = pgTable(
  'menus',
  {
    id: integer('id').primaryKey().default(1),
    items: jsonb('items').$type<MenuItem[] | null>(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [check('menus_one_row', sql`${table.id} = 1`)],
)
