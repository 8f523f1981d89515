import { sql } from 'drizzle-orm'
import { jsonb, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { categories, products } from '#/features/catalog/tables/catalog.tables.ts'
import { garmentKeys } from './garments.rules.ts'
import type { ChartFields } from './sizing.schema.ts'

/** Lengths in mm. */
export const sizeCharts = pgTable(
  'size_charts',
  {
    id: uuid('id').primaryKey(),
    name: text('name').notNull(),
    garment: text('garment', { enum: garmentKeys }).notNull(),
    advice: text('advice').notNull().default(''),
    columns: jsonb('columns').$type<ChartFields['columns']>().notNull(),
    rows: jsonb('rows').$type<ChartFields['rows']>().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [uniqueIndex('size_charts_name').on(sql`lower(${table.name})`)],
)

/** The chart that the products of a category go by. */
export const categorySizeCharts = pgTable('category_size_charts', {
  categoryId: uuid('category_id')
    .primaryKey()
    .references(() => categories.id, { onDelete: 'cascade' }),
  chartId: uuid('chart_id')
    .notNull()
    .references(() => sizeCharts.id, { onDelete: 'cascade' }),
})

/** Products that go by another chart than their category, or, with null, by none. */
export const productSizeCharts = pgTable('product_size_charts', {
  productId: uuid('product_id')
    .primaryKey()
    .references(() => products.id, { onDelete: 'cascade' }),
  chartId: uuid('chart_id').references(() => sizeCharts.id, { onDelete: 'cascade' }),
})

export type ChartRow = typeof sizeCharts.$inferSelect
