import { chargesGst } from '#/features/shop/registration.rules.ts'
import type { ShopSettings } from '#/features/shop/shop.schema.ts'
import type { GstClass } from '../taxes/gstClasses.rules.ts'
import { type RateGap, rateGap } from '../taxes/taxClasses.rules.ts'

/** Rows that are named; all are counted. */
const SHOWN = 20

/** Rows with a price that no GST rate fits. */
export interface RateGaps {
  rows: number
  readonly first: { readonly row: number; readonly slug: string; readonly gap: RateGap }[]
}

/** Counts the rows of a registered shop whose price no GST rate fits; they are imported nevertheless. */
export function collectRateGaps(shop: Pick<ShopSettings, 'gstin' | 'composition'>, now: Date) {
  const found: RateGaps = { rows: 0, first: [] }
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
      if (found.first.length < SHOWN) found.first.push({ row, slug, gap })
    },
  }
}
