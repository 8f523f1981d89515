import { rupeesOf } from '#/platform/money/money.ts'
import { attributesOf } from './attributes.rules.ts'
import type { Category, Product, SearchHit } from './catalog.schema.ts'
import type { CategoryRow, ProductRow, StoredProduct } from './catalog.tables.ts'

/** What leaves the server: rupees instead of paise. */

const rupeesOrNull = (paise: number | null): number | null => (paise === null ? null : rupeesOf(paise))

/** What a product has for itself: hardly any other has the same. */
export const presentOwn = (row: Omit<ProductRow, 'updatedAt' | 'deletedAt'>) => ({
  name: row.name,
  title: row.title || row.name,
  slug: row.slug,
  description: row.description,
  price: rupeesOf(row.pricePaise),
  mrp: rupeesOrNull(row.mrpPaise),
  images: row.images,
})

/** A product as the API shows it, its category by id and name. */
export const presentProduct = (row: StoredProduct): Product => ({
  _id: row.id,
  id: row.id,
  ...presentOwn(row),
  quantity: row.quantity,
  enableSize: row.enableSize,
  sizes: row.sizes,
  category: row.category,
  status: row.status,
  ...attributesOf(row),
  createdAt: row.createdAt.toISOString(),
})

/** The same for a form that is to change it: with when an admin last changed it. */
export const presentForEdit = (row: StoredProduct): Product => ({
  ...presentProduct(row),
  updatedAt: row.updatedAt.toISOString(),
})

export const presentHit = ({ _id, name, images, price }: Product): SearchHit => ({
  _id,
  name,
  image: images[0] ?? null,
  price,
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
