import { pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { products } from '../tables/catalog.tables.ts'

/** The colours of products' main pictures, found behind: apart from what admins write. */
export const productPalettes = pgTable('product_palettes', {
  productId: uuid('product_id')
    .primaryKey()
    .references(() => products.id, { onDelete: 'cascade' }),
  /** The address of the picture that was looked at; empty for none. */
  image: text('image').notNull(),
  /** See palette.rules.ts; empty where there is no picture in the store. */
  palette: text('palette').notNull(),
})
