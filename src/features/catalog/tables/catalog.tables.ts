import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { TranslatedField } from '#/features/shop/words/translated.rules.ts'
import type { OwnWords } from '#/platform/language/ownWords.rules.ts'
import type { MenuWord } from '../schema/category.schema.ts'
import { gstClasses } from '../taxes/gstClasses.rules.ts'
import type { ThirtyDayLows } from '../variants/thirtyDayLows.rules.ts'
import type { Variant } from '../variants/variants.rules.ts'

/** What the shop wrote in further languages; null for nothing. */
const ownWords = <Kind extends 'product' | 'category' | 'value'>() =>
  jsonb('words').$type<OwnWords<TranslatedField<Kind>>>()

const timestamptz = (name: string) =>
  timestamp(name, { withTimezone: true, mode: 'date' }).notNull().defaultNow()

export const categories = pgTable(
  'categories',
  {
    id: uuid('id').primaryKey(),
    name: text('name').notNull(),
    status: boolean('status').notNull().default(true),
    image: text('image'),
    /** Null: nobody has decided; see categoryMenu.ts. */
    inMenu: boolean('in_menu'),
    /** Smaller stands further left. Null: after those that have one, in the order of the specification and of age. */
    menuPosition: integer('menu_position'),
    /** Null: those of the specification where the name is one of its four, else none. */
    menuItems: jsonb('menu_items').$type<MenuWord[]>(),
    /** Kinds of garment that it holds; null while nobody has decided, see garments.rules.ts. */
    garments: text('garments').array(),
    words: ownWords<'category'>(),
    createdAt: timestamptz('created_at'),
    updatedAt: timestamptz('updated_at'),
  },
  (table) => [uniqueIndex('categories_name').on(sql`lower(${table.name})`)],
)

/** Money in paise. `deletedAt` marks a product that was ordered and then removed: orders keep their snapshot. */
export const products = pgTable(
  'products',
  {
    id: uuid('id').primaryKey(),
    slug: text('slug').notNull(),
    name: text('name').notNull(),
    title: text('title').notNull().default(''),
    description: text('description').notNull().default(''),
    categoryId: uuid('category_id').references(() => categories.id),
    pricePaise: integer('price_paise').notNull(),
    mrpPaise: integer('mrp_paise'),
    /** Whether the owner says that the MRP is printed on the piece, or was really asked (honest prices). */
    mrpPrinted: boolean('mrp_printed').notNull().default(false),
    /** What the prices were reduced from, by size; null: none is. Written by room `prices`, for shoppers. */
    thirtyDayLows: jsonb('thirty_day_lows').$type<ThirtyDayLows>(),
    images: text('images').array().notNull().default(sql`'{}'`),
    /** Address of its one video; empty for none. What leaves this column is deleted (`discarded_photos`). */
    video: text('video').notNull().default(''),
    quantity: integer('quantity').notNull().default(0),
    enableSize: boolean('enable_size').notNull().default(false),
    sizes: text('sizes').array().notNull().default(sql`'{}'`),
    status: boolean('status').notNull().default(true),
    fabric: text('fabric').notNull().default(''),
    weave: text('weave').notNull().default(''),
    colour: text('colour').notNull().default(''),
    work: text('work').array().notNull().default(sql`'{}'`),
    pattern: text('pattern').notNull().default(''),
    border: text('border').notNull().default(''),
    occasion: text('occasion').array().notNull().default(sql`'{}'`),
    /** Lengths in cm, the weight in g. */
    clothLength: integer('cloth_length'),
    blousePiece: boolean('blouse_piece'),
    blouseLength: integer('blouse_length'),
    setContents: text('set_contents').notNull().default(''),
    lining: text('lining').notNull().default(''),
    weight: integer('weight'),
    care: text('care').array().notNull().default(sql`'{}'`),
    marks: text('marks').array().notNull().default(sql`'{}'`),
    certificate: text('certificate').notNull().default(''),
    hsn: text('hsn').notNull().default(''),
    gstClass: text('gst_class', { enum: gstClasses }).notNull().default('fabric'),
    countryOfOrigin: text('country_of_origin').notNull().default('India'),
    /** The design's code: products with the same one, in whatever letters, are each other's other colours. Empty for none. */
    family: text('family').notNull().default(''),
    /** Ids of the products that the shopkeeper chose to go with it, in their order; one that is gone is left out where they are shown. */
    goesWith: uuid('goes_with').array().notNull().default(sql`'{}'`),
    words: ownWords<'product'>(),
    createdAt: timestamptz('created_at'),
    updatedAt: timestamptz('updated_at'),
    deletedAt: timestamp('deleted_at', { withTimezone: true }),
  },
  (table) => [
    uniqueIndex('products_slug').on(table.slug).where(sql`${table.deletedAt} is null`),
    index('products_category').on(table.categoryId),
    index('products_family').on(sql`lower(${table.family})`).where(sql`${table.family} <> ''`),
    check('products_quantity_not_negative', sql`${table.quantity} >= 0`),
    check('products_price_not_negative', sql`${table.pricePaise} >= 0`),
  ],
)

/**
 * The shopkeeper's lists of values: what an attribute of products can be. An attribute without rows here has the list that it
 * begins with (attributes.rules.ts). Products hold the value itself, so a value that is taken out of a list stays with them.
 */
export const attributeValues = pgTable(
  'attribute_values',
  {
    id: uuid('id').primaryKey(),
    /** Its key in attributes.rules.ts. */
    attribute: text('attribute').notNull(),
    value: text('value').notNull(),
    /** Of colours the swatch, `#rrggbb`; empty for none. */
    hex: text('hex').notNull().default(''),
    position: integer('position').notNull(),
    /** Retired values are offered no more. */
    active: boolean('active').notNull().default(true),
    words: ownWords<'value'>(),
    createdAt: timestamptz('created_at'),
    updatedAt: timestamptz('updated_at'),
  },
  (table) => [uniqueIndex('attribute_values_value').on(table.attribute, sql`lower(${table.value})`)],
)
/** How a product does, for the sorts of the shop: written by those who know it (ranks/ranks.store.ts), kept apart from what admins write. */
export const productRanks = pgTable('product_ranks', {
  productId: uuid('product_id')
    .primaryKey()
    .references(() => products.id, { onDelete: 'cascade' }),
  /** Pieces sold lately. */
  sold: integer('sold').notNull().default(0),
  /** What its reviews make of it, in thousandths of a star: see ranks.store.ts. 0 without reviews. */
  rating: integer('rating').notNull().default(0),
})

export type ProductRow = typeof products.$inferSelect
export type CategoryRow = typeof categories.$inferSelect
/** A product with its category and what can be bought of it. */
export type StoredProduct = ProductRow & {
  readonly category: { _id: string; name: string } | null
  readonly variants: readonly Variant[]
}
