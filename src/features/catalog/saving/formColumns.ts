import { changedWords } from '#/platform/language/ownWords.rules.ts'
import { paiseOf } from '#/platform/money/money.ts'
import { attributeColumns } from '../attributes/attributes.rules.ts'
import { sizesOf } from '../rules/productForm.rules.ts'
import type { ProductForm, ProductUpdate } from '../schema/productForm.schema.ts'
import type { ProductRow } from '../tables/catalog.tables.ts'

/** What a form says, as columns; fields it does not have are left out. @param before what is written in further languages already */
export function columnsOf(
  form: Omit<ProductUpdate, 'images' | 'keepImages' | 'quantityWas' | 'seen' | 'sizes' | 'video'>,
  before?: Pick<ProductRow, 'words'>,
) {
  const { words, price, mrp, category, offers: _offers, sku: _sku, barcode: _barcode, ...same } = form
  return {
    ...same,
    ...attributeColumns(form),
    ...(price === undefined ? {} : { pricePaise: paiseOf(price) }),
    ...(mrp === undefined ? {} : { mrpPaise: mrp === null ? null : paiseOf(mrp) }),
    ...(words === undefined ? {} : { words: changedWords(before?.words, words) }),
    ...(category === undefined ? {} : { categoryId: category || null }),
  }
}

/** What the form of a new product says, as columns, but for its pictures and its video. */
export function newColumnsOf({ images: _pictures, video: _video, sizes, ...fields }: ProductForm) {
  const { name, slug, price, quantity, enableSize = false } = fields
  return {
    ...columnsOf(fields),
    ...{ name, slug, quantity, pricePaise: paiseOf(price) },
    sizes: sizesOf(enableSize, sizes),
  }
}

/** The sizes after an update: those chosen, else those there were. */
export function sizesAfter(
  row: Pick<ProductRow, 'enableSize' | 'sizes'>,
  { enableSize = row.enableSize, sizes }: Pick<ProductUpdate, 'enableSize' | 'sizes'>,
): string[] {
  return sizesOf(enableSize, sizes ?? row.sizes)
}
