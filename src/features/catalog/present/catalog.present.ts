import type { Language } from '#/platform/language/languages.rules.ts'
import { rupeesOf } from '#/platform/money/money.ts'
import {
  type Attribute,
  type AttributeValues,
  attributes,
  isOwnText,
  shownOf,
} from '../attributes/attributes.rules.ts'
import { typesIn } from '../rules/catalog.rules.ts'
import type { Product, SearchHit } from '../schema/catalog.schema.ts'
import type { Category } from '../schema/category.schema.ts'
import type { CategoryRow, ProductRow, StoredProduct } from '../tables/catalog.tables.ts'
import { lowBefore, type ThirtyDayLows } from '../variants/thirtyDayLows.rules.ts'
import type { Variant, VariantFields } from '../variants/variants.rules.ts'
import { labelsOf, localizedCategory } from './localized.ts'

/** What leaves the server: rupees instead of paise. */

const rupeesOrNull = (paise: number | null): number | null => (paise === null ? null : rupeesOf(paise))

/** The lowest price of the 30 days before this one, in rupees, where this one is lower. */
function presentLow(lows: ThirtyDayLows | null, size: string, pricePaise: number) {
  const paise = lowBefore(lows, size, pricePaise)
  return paise === undefined ? {} : { thirtyDayLow: rupeesOf(paise) }
}

/** Some attributes of a product as the API shows them; the other ones come beside them. */
const presentAttributes = (row: AttributeValues, some: readonly Attribute[]) =>
  Object.fromEntries(
    some.map((attribute) => [attribute.key, shownOf(attribute, row[attribute.key])]),
  ) as unknown as AttributeValues

const ownTexts = attributes.filter(isOwnText)
const shared = attributes.filter((attribute) => !isOwnText(attribute))

/** What a product has for itself: hardly any other has the same. */
export const presentOwn = (row: Omit<ProductRow, 'updatedAt' | 'deletedAt'>) => ({
  name: row.name,
  title: row.title || row.name,
  slug: row.slug,
  description: row.description,
  price: rupeesOf(row.pricePaise),
  mrp: rupeesOrNull(row.mrpPaise),
  ...(row.mrpPrinted && { mrpPrinted: true }),
  ...presentLow(row.thirtyDayLows, '', row.pricePaise),
  images: row.images,
  ...(row.video && { video: row.video }),
  family: row.family,
  ...(row.goesWith.length > 0 && { goesWith: row.goesWith }),
  ...presentAttributes(row, ownTexts),
})

/** What can be bought of a product, without how many pieces there are. */
export const presentVariant = (
  { id, size, sku, barcode, pricePaise, images }: Omit<Variant, 'quantity'>,
  product: Pick<ProductRow, 'pricePaise' | 'thirtyDayLows'>,
) => ({
  _id: id,
  ...{ size, sku, barcode },
  price: rupeesOf(pricePaise ?? product.pricePaise),
  ...presentLow(product.thirtyDayLows, size, pricePaise ?? product.pricePaise),
  images: [...images],
})

/** A product as the API shows it, its category by id and name. */
export const presentProduct = (row: StoredProduct): Product => ({
  _id: row.id,
  id: row.id,
  ...presentOwn(row),
  quantity: row.quantity,
  enableSize: row.enableSize,
  sizes: row.sizes,
  variants: row.variants.map((variant) => ({ ...presentVariant(variant, row), quantity: variant.quantity })),
  category: row.category,
  status: row.status,
  ...presentAttributes(row, shared),
  createdAt: row.createdAt.toISOString(),
})

/** The same for a form that is to change it: with when an admin last changed it. */
export const presentForEdit = (row: StoredProduct, variants: readonly VariantFields[]): Product => ({
  ...presentProduct(row),
  goesWith: row.goesWith,
  video: row.video,
  ...(row.words && { words: row.words }),
  updatedAt: row.updatedAt.toISOString(),
  ...presentVariants(variants),
})

/** The sizes that are counted by themselves, or the codes of what is not. */
export function presentVariants(variants: readonly VariantFields[]) {
  const shared = variants.find(({ size }) => size === '')
  return {
    offers: variants
      .filter(({ size }) => size !== '')
      .map(({ size, sku, barcode, pricePaise, images, pieces }) => ({
        ...{ size, sku, barcode, quantity: pieces, images: [...images] },
        price: rupeesOrNull(pricePaise),
      })),
    ...{ sku: shared?.sku ?? '', barcode: shared?.barcode ?? '' },
  }
}

/**
 * A category as the API shows it to shoppers in a language.
 * @param called what a value of a list is called there
 */
export function presentCategoryIn(
  row: CategoryRow,
  language: Language,
  localizedValue: (value: string) => string,
): Category {
  const typeLabels = labelsOf(typesIn(row), localizedValue)
  return { ...presentCategory(row), ...localizedCategory(row, language), ...(typeLabels && { typeLabels }) }
}

/** A category as admins see it. */
export const presentAdminCategory = (row: CategoryRow): Category => ({
  ...presentCategory(row),
  ...(row.words && { words: row.words }),
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
  garments: row.garments,
})
