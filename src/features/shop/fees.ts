import { paiseOf } from '#/platform/money/money.ts'
import type { ShopSettings } from './shop.schema.ts'

/** What fetching goods that come back costs the customer, paise. Settings hold rupees, as the owner typed them. */
export const reverseFeePaise = ({ reverseShipmentFee }: Pick<ShopSettings, 'reverseShipmentFee'>): number =>
  paiseOf(reverseShipmentFee)
