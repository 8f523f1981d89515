import { sampleIdentity } from '#/features/shop/sample.rules.ts'
import type { ShopSettings } from '#/features/shop/shop.schema.ts'

/** What the sample shop says about itself. */
export const demoSettings: Partial<ShopSettings> = {
  ...sampleIdentity,
  demo: true,
  transitDaysLeast: 2,
  transitDaysMost: 6,
}
