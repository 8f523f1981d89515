import { paiseOf } from '#/platform/money/money.ts'
import { sizesOf } from './catalog.rules.ts'
import type { ProductUpdate } from './catalog.schema.ts'
import type { ProductRow } from './catalog.tables.ts'

/** What a form says, as columns; fields it does not have are left out. */
export function columnsOf(
  form: Omit<ProductUpdate, 'images' | 'keepImages' | 'quantityWas' | 'seen' | 'sizes'>,
) {
  const { price, mrp, category, ...same } = form
  return {
    ...same,
    ...(price === undefined ? {} : { pricePaise: paiseOf(price) }),
    ...(mrp === undefined ? {} : { mrpPaise: mrp === null ? null : paiseOf(mrp) }),
    ...(category === undefined ? {} : { categoryId: category || null }),
  }
}

/** The sizes after an update: those chosen, else those there were. */
export function sizesAfter(
  row: Pick<ProductRow, 'enableSize' | 'sizes'>,
  { enableSize = row.enableSize, sizes }: Pick<ProductUpdate, 'enableSize' | 'sizes'>,
): string[] {
  return sizesOf(enableSize, sizes ?? row.sizes)
}
