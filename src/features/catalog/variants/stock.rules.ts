/** Why stock moved. */
export const stockCauses = ['opening', 'sale', 'cancellation', 'return', 'correction', 'import'] as const
export type StockCause = (typeof stockCauses)[number]

/** The place that this shop sells from, of those in `places`; the triggers that count a product know it, too (decision 96). */
export const SHOP_PLACE = 1
