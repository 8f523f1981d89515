import type { Db } from '#/platform/db/database.ts'
import { brokenConstraint } from '#/platform/http/databaseFailure.ts'
import { failures } from '#/platform/http/failure.ts'
import { m } from '../messages/catalog.messages.ts'
import type { ProductUpdate } from '../schema/productForm.schema.ts'
import type { Reason } from '../stock/stock.store.ts'
import { SKU_ONCE, saveVariants, type UsedSku, usedSkus } from '../stock/variantFields.store.ts'
import { lowestPriced, skuKey, type VariantFields } from '../variants/variants.rules.ts'
import { formVariants, sizeColumns, variantField, variantProblems } from './formVariants.ts'

type Row = Parameters<typeof formVariants>[0] & {
  readonly mrpPaise?: number | null
  readonly pricePaise: number
}

/** @returns who has a SKU already, in words */
export const skuWords = ({ name, size }: UsedSku): string =>
  size ? m.skuOfSizeTaken({ name, size }) : m.skuTaken({ name })

const refuse = (errors: readonly { field: string; message: string }[]) =>
  failures.invalid({ message: errors[0]?.message, errors: [...errors] })

type Coded = Pick<VariantFields, 'size' | 'sku'>

/** @throws Failure invalid at the SKU that another product has */
async function refuseTakenSkus(
  db: Db,
  variants: readonly Coded[],
  form: ProductUpdate,
  besides: readonly string[] = [],
): Promise<void> {
  const coded = variants.filter(({ sku }) => sku !== '')
  const skus = coded.map(({ sku }) => sku)
  const used = new Map((await usedSkus(db, skus, besides)).map((one) => [skuKey(one.sku), one]))
  const errors = coded.flatMap(({ sku, size }) => {
    const other = used.get(skuKey(sku))
    return other ? [{ field: variantField(form, size, 'sku'), message: skuWords(other) }] : []
  })
  // guard: sku-once
  if (errors.length > 0) throw refuse(errors)
}

/** What is said where somebody gave out the same SKU at the same moment. @throws Failure invalid, or what broke */
export async function refuseSkuOfNow(
  db: Db,
  id: string | undefined,
  form: ProductUpdate,
  error: unknown,
): Promise<never> {
  if (brokenConstraint(error) === SKU_ONCE) {
    const { sku = '', offers = [{ size: '', sku }] } = form
    const typed = offers.map(({ size, sku: code }) => ({ size, sku: code ?? '' }))
    await refuseTakenSkus(db, typed, form, id === undefined ? [] : [id])
  }
  throw error
}

/**
 * What can be bought after a form, and its sizes and lowest price as columns. @param row the product with the MRP it will have
 * @throws Failure invalid, at the cell
 */
export function sizesOfForm(row: Row, stored: readonly VariantFields[], form: ProductUpdate) {
  const typed = formVariants(row, stored, form)
  // guard: lowest-price-of-sizes
  const { variants, pricePaise } = lowestPriced(row.pricePaise, typed)
  const errors = variantProblems(row, { stored, variants }, form, row.mrpPaise)
  if (errors.length > 0) throw refuse(errors)
  return { columns: { ...sizeColumns(row, variants, form), pricePaise }, stored, variants }
}

/** Makes what a form says what can be bought of a product. @throws Failure invalid for a SKU that another product has */
export async function changeVariants(
  tx: Db,
  id: string,
  {
    stored,
    variants,
  }: { readonly stored: readonly VariantFields[]; readonly variants: readonly VariantFields[] },
  form: ProductUpdate,
  reason: Reason,
): Promise<void> {
  const known = new Set(stored.map(({ sku }) => skuKey(sku)))
  const fresh = variants.filter(({ sku }) => !known.has(skuKey(sku)))
  await refuseTakenSkus(tx, fresh, form, [id])
  await saveVariants(
    tx,
    [{ productId: id, variants, stored: stored.length > 0 ? stored : undefined }],
    reason,
  )
}
