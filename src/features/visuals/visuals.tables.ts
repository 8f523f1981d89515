import { sql } from 'drizzle-orm'
import { check, integer, jsonb, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { devices } from '#/features/shop/devices.rules.ts'
import type { TranslatedField } from '#/features/shop/words/translated.rules.ts'
import type { OwnWords } from '#/platform/language/ownWords.rules.ts'

export const banners = pgTable(
  'banners',
  {
    id: uuid('id').primaryKey(),
    url: text('url').notNull(),
    device: text('device', { enum: devices }).notNull(),
    type: text('type', { enum: ['carousel', 'banner'] }).notNull(),
    position: integer('position').notNull().default(0),
    headline: text('headline').notNull().default(''),
    text: text('text').notNull().default(''),
    button: text('button').notNull().default(''),
    link: text('link').notNull().default(''),
    alt: text('alt').notNull().default(''),
    /** Percent from the left and from above. */
    focusX: integer('focus_x').notNull().default(50),
    focusY: integer('focus_y').notNull().default(50),
    from: timestamp('shown_from', { withTimezone: true }),
    until: timestamp('shown_until', { withTimezone: true }),
    /** What is written of it in further languages; null for nothing. */
    words: jsonb('words').$type<OwnWords<TranslatedField<'banner'>>>(),
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
    /** The same in further languages; null for nothing. */
    words: jsonb('words').$type<OwnWords<TranslatedField<'slidingText'>>>(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [check('sliding_texts_one_row', sql`${table.id} = 1`)],
)
