import { variantsOf } from '#/features/catalog/stock/variantFields.store.ts'
import type { ProductRow } from '#/features/catalog/tables/catalog.tables.ts'
import { type RateGap, rateGap } from '#/features/catalog/taxes/taxClasses.rules.ts'
import type { CollectionsServices } from '#/features/collections/collections.cache.ts'
import { chargesGst } from '#/features/shop/registration.rules.ts'
import { readSettings } from '#/features/shop/shop.store.ts'
import type { Database } from '#/platform/db/database.ts'
import { rupeesOf } from '#/platform/money/money.ts'
import { askedPrices } from '../askedPrices.rules.ts'
import { pricesOf } from '../prices.store.ts'
import { pricesInSale, type Reducing, salePrice } from '../sales.rules.ts'
import type { SaleRow } from '../sales.tables.ts'
import { lowestLately } from '../thirtyDayLow.rules.ts'
import { chosenProducts } from './chosenProducts.ts'
import { overlapOf } from './overlaps.ts'
import type { SalePreview } from './sales.schema.ts'
import * as store from './sales.store.ts'

/** Products that a preview looks at; more would keep whoever types waiting. */
const MOST_LOOKED_AT = 500
const EXAMPLES = 6

type Question = Reducing &
  Pick<SaleRow, 'scope' | 'categories' | 'collection' | 'products'> & {
    readonly id?: string | undefined
    readonly from: Date | null
    readonly until: Date | null
  }

/** What a sale would do if it began now. @param now ms since 1970 */
export async function previewSale(
  services: CollectionsServices,
  { id, from, until, ...sale }: Question,
  now: number,
): Promise<SalePreview> {
  const { db } = services
  const { rows, total } = await store.firstProducts(db, await chosenProducts(services, sale), MOST_LOOKED_AT)
  const ids = rows.map((row) => row.id)
  const changes = await pricesOf(db, ids)
  const looked = rows.map((row) => ({ ...row, salePaise: salePrice(row.pricePaise, sale) }))
  const reduced = looked.filter(({ pricePaise, salePaise }) => salePaise < pricePaise)
  const cheaperBefore = reduced.filter(
    (row) => lowestLately(askedPrices(changes.get(row.id) ?? [], ''), now) <= row.salePaise,
  )
  const gaps = await gapsOf(db, looked, sale, from ?? new Date(now))
  const overlap = from && until ? await overlapOf(services, db, { ...sale, from, until }, id) : undefined
  return {
    total,
    lookedAt: looked.length,
    reduced: reduced.length,
    examples: reduced.slice(0, EXAMPLES).map((row) => ({
      _id: row.id,
      name: row.name,
      image: row.images[0] ?? null,
      price: rupeesOf(row.pricePaise),
      salePrice: rupeesOf(row.salePaise),
    })),
    cheaperBefore: cheaperBefore.length,
    overlap: overlap ?? null,
    noRate: gaps.length,
    neighbours: gaps[0]
      ? { below: rupeesOf(gaps[0].lowUpToPaise), above: rupeesOf(gaps[0].highFromRupeesPaise) }
      : null,
  }
}

type Looked = Pick<ProductRow, 'id' | 'pricePaise' | 'gstClass'>

/** One gap for each product that the sale gives a price, of the product or of a size, that no GST rate fits. */
async function gapsOf(
  db: Database,
  rows: readonly Looked[],
  sale: Reducing,
  begins: Date,
): Promise<RateGap[]> {
  // guard: sale-gap-registered
  if (!chargesGst(await readSettings(db))) return []
  const variants = await variantsOf(
    db,
    rows.map(({ id }) => id),
  )
  return rows.flatMap((row) => {
    const prices = pricesInSale(row, variants.get(row.id) ?? [], sale)
    const reduced = Object.entries(prices?.now ?? {}).filter(([size, paise]) => paise !== prices?.was[size])
    const gaps = reduced.flatMap(([, paise]) => rateGap(row.gstClass, paise, begins) ?? [])
    return gaps.slice(0, 1)
  })
}
