import { chargesGst } from '#/features/shop/registration.rules.ts'
import type { ShopSettings } from '#/features/shop/shop.schema.ts'
import { type GstClass, rateGap } from '../taxClasses.rules.ts'
import type { Preview } from './import.schema.ts'

/** Rows that are named; all are counted. */
const SHOWN = 20

/** Counts the rows of a registered shop whose price no GST rate fits; they are imported nevertheless. */
export function collectRateGaps(shop: Pick<ShopSettings, 'gstin' | 'composition'>, now: Date) {
  const found = { rows: 0, first: [] as NonNullable<Preview['rateGaps']>['first'] }
  return {
    found,
    look(
      row: number,
      slug: string,
      { gstClass = 'fabric', pricePaise }: { gstClass?: GstClass | undefined; pricePaise: number },
    ) {
      const gap = chargesGst(shop) ? rateGap(gstClass, pricePaise, now) : undefined
      if (!gap) return
      found.rows += 1
      if (found.first.length < SHOWN) {
        found.first.push({ row, slug, below: gap.lowUpToPaise / 100, above: gap.highFromRupeesPaise / 100 })
      }
    },
  }
}
