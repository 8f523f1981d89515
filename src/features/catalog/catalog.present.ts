import { rupeesOf } from '#/platform/money/money.ts'
import { attributesOf } from './attributes.rules.ts'
import type { Category, Product } from './catalog.schema.ts'
import type { categories, products } from './catalog.tables.ts'

export type ProductRow = typeof products.$inferSelect
export type CategoryRow = typeof categories.$inferSelect

/** A product as the API shows it: rupees instead of paise, its category by id and name. */
export const presentProduct = (found: {
  row: ProductRow
  category: { _id: string; name: string } | null
}): Product => ({
  _id: found.row.id,
  id: found.row.id,
  name: found.row.name,
  title: found.row.title || found.row.name,
  slug: found.row.slug,
  description: found.row.description,
  price: rupeesOf(found.row.pricePaise),
  mrp: found.row.mrpPaise === null ? null : rupeesOf(found.row.mrpPaise),
  images: found.row.images,
  quantity: found.row.quantity,
  enableSize: found.row.enableSize,
  sizes: found.row.sizes,
  category: found.category,
  status: found.row.status,
  ...attributesOf(found.row),
  createdAt: found.row.createdAt.toISOString(),
})

export const presentCategory = (row: CategoryRow): Category => ({
  _id: row.id,
  name: row.name,
  status: row.status,
  image: row.image,
  inMenu: row.inMenu,
  menuPosition: row.menuPosition,
  menuItems: row.menuItems,
})
