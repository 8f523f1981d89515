import { paiseOf } from '#/platform/money/money.ts'
import { sizeNames } from '../rules/catalog.rules.ts'
import { mrpProblem, productWords } from '../rules/productForm.rules.ts'
import type { ProductUpdate, SizeInput } from '../schema/productForm.schema.ts'
import type { ProductRow } from '../tables/catalog.tables.ts'
import {
  countsSizes,
  type TypedVariant,
  type VariantFields,
  variantsAfter,
} from '../variants/variants.rules.ts'
import { sizesAfter } from './formColumns.ts'
import { stockAfter } from './stockAfter.rules.ts'

type Row = Pick<ProductRow, 'enableSize' | 'sizes' | 'quantity' | 'updatedAt'>

/** A product that is not there yet. */
export const noProduct: Row = { enableSize: false, sizes: [], quantity: 0, updatedAt: new Date(0) }

const typedVariant = ({
  size,
  sku,
  barcode,
  price,
  images,
  quantity,
  quantityWas,
}: SizeInput): TypedVariant => ({
  ...{ size, sku, barcode, images, pieces: quantity, piecesWas: quantityWas },
  pricePaise: price === undefined || price === null ? price : paiseOf(price),
})

const names: readonly string[] = sizeNames
const placeOf = ({ size }: VariantFields) => names.indexOf(size)

/** What can be bought of a product after a form, in the order of sizes. */
export function formVariants(
  row: Row,
  stored: readonly VariantFields[],
  form: ProductUpdate,
): VariantFields[] {
  const { offers, sku, barcode, seen } = form
  return variantsAfter(
    stored,
    { variants: offers?.map(typedVariant), sku, barcode },
    {
      sizes: sizesAfter(row, form),
      pieces: stockAfter(row, form),
      count: (pieces, typed) =>
        stockAfter(
          { quantity: pieces, updatedAt: row.updatedAt },
          { quantity: typed.pieces, quantityWas: typed.piecesWas, seen },
        ),
    },
  ).sort((one, other) => placeOf(one) - placeOf(other))
}

/** The sizes of a product that is offered so: where each counts by itself, those. */
export const sizeColumns = (row: Row, variants: readonly VariantFields[], form: ProductUpdate) =>
  countsSizes(variants)
    ? { enableSize: true, sizes: variants.map(({ size }) => size) }
    : { sizes: sizesAfter(row, form) }

export interface FieldProblem {
  readonly field: string
  readonly message: string
}

/** The field of a form in which something is said of a variant. */
export function variantField(form: ProductUpdate, size: string, name: 'sku' | 'price'): string {
  const at = form.offers?.findIndex((variant) => variant.size === size) ?? -1
  return at < 0 ? name : `offers.${at}.${name}`
}

/** What the schema alone cannot know to be wrong. */
export function variantProblems(
  row: Row,
  {
    stored,
    variants,
  }: { readonly stored: readonly VariantFields[]; readonly variants: readonly VariantFields[] },
  form: ProductUpdate,
  mrpPaise: number | null | undefined,
): FieldProblem[] {
  const { quantity, quantityWas = row.quantity } = form
  if (!countsSizes(variants)) return []
  const isCounted = form.offers === undefined && quantity !== undefined && quantity !== quantityWas
  // Of which size they were nobody knows.
  // guard: sold-while-sizes-were-counted
  const isSoldMeanwhile = !countsSizes(stored) && quantityWas !== row.quantity
  return [
    ...(isCounted ? [{ field: 'quantity', message: productWords.bySize() }] : []),
    ...(isSoldMeanwhile ? [{ field: 'quantity', message: productWords.soldWhileCounted() }] : []),
    ...(['sku', 'barcode'] as const)
      .filter((field) => form[field])
      .map((field) => ({ field, message: productWords.ownCodes() })),
    ...variants.flatMap(({ size, pricePaise }) => {
      const message = pricePaise === null ? undefined : mrpProblem(pricePaise, mrpPaise)
      return message === undefined ? [] : [{ field: variantField(form, size, 'price'), message }]
    }),
  ]
}
