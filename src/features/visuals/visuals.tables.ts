import { sql } from 'drizzle-orm'
import { check, integer, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { devices } from '#/features/shop/devices.rules.ts'

export const banners = pgTable(
  'banners',
  {
    id: uuid('id').primaryKey(),
    url: text('url').notNull(),
    device: text('device', { enum: devices }).notNull(),
    type: text('type', { enum: ['carousel', 'banner'] }).notNull(),
    position: integer('position').notNull().default(0),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  // The specification allows one listing banner per device (section 5); the database holds that under any race.
  (table) => [
    uniqueIndex('banners_one_listing_per_device').on(table.device).where(sql`${table.type} = 'banner'`),
  ],
)

export const slidingTexts = pgTable(
  'sliding_texts',
  {
    id: integer('id').primaryKey().default(1),
    text: text('text').notNull(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [check('sliding_texts_one_row', sql`${table.id} = 1`)],
)
