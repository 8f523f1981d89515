import type { Db } from '#/platform/db/database.ts'
import { failures } from '#/platform/http/failure.ts'
import type { ProductUpdate } from './catalog.schema.ts'
import { formOffers, offerField, offerProblems, sizeColumns } from './formOffers.ts'
import { lockSkus, saveOffers, type UsedSku, usedSkus } from './offers.store.ts'
import type { Reason } from './stock.store.ts'
import { lowestPriced, type Offer, skuKey } from './variants/variants.rules.ts'

type Row = Parameters<typeof formOffers>[0] & {
  readonly mrpPaise?: number | null
  readonly pricePaise: number
}

/** @returns who has a SKU already, in words */
export const skuWords = ({ name, size }: UsedSku): string =>
  `${name}${size && `, size ${size},`} has this SKU already.`

const refuse = (errors: readonly { field: string; message: string }[]) =>
  failures.invalid({ message: errors[0]?.message, errors: [...errors] })

/** @throws Failure invalid at the SKU that another product has */
async function refuseTakenSkus(
  tx: Db,
  id: string,
  [before, after]: readonly [readonly Offer[], readonly Offer[]],
  form: ProductUpdate,
): Promise<void> {
  const known = new Set(before.map(({ sku }) => skuKey(sku)))
  const fresh = after.filter(({ sku }) => sku !== '' && !known.has(skuKey(sku)))
  if (fresh.length === 0) return
  await lockSkus(tx)
  const skus = fresh.map(({ sku }) => sku)
  const used = new Map((await usedSkus(tx, skus, [id])).map((one) => [skuKey(one.sku), one]))
  const errors = fresh.flatMap(({ sku, size }) => {
    const other = used.get(skuKey(sku))
    return other ? [{ field: offerField(form, size, 'sku'), message: skuWords(other) }] : []
  })
  // guard: sku-once
  if (errors.length > 0) throw refuse(errors)
}

/**
 * What can be bought after a form, and its sizes and lowest price as columns. @param row the product with the MRP it will have
 * @throws Failure invalid, at the cell
 */
export function sizesOfForm(row: Row, stored: readonly Offer[], form: ProductUpdate) {
  const typed = formOffers(row, stored, form)
  // guard: lowest-price-of-sizes
  const { offers, pricePaise } = lowestPriced(row.pricePaise, typed)
  const errors = offerProblems(row, { stored, offers }, form, row.mrpPaise)
  if (errors.length > 0) throw refuse(errors)
  return { columns: { ...sizeColumns(row, offers, form), pricePaise }, stored, offers }
}

/** Makes what a form says what can be bought of a product. @throws Failure invalid for a SKU that another product has */
export async function changeOffers(
  tx: Db,
  id: string,
  { stored, offers }: { readonly stored: readonly Offer[]; readonly offers: readonly Offer[] },
  form: ProductUpdate,
  reason: Reason,
): Promise<void> {
  await refuseTakenSkus(tx, id, [stored, offers], form)
  await saveOffers(tx, [{ productId: id, offers, stored: stored.length > 0 ? stored : undefined }], reason)
}
