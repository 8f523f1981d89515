/** Why stock moved. */
export const stockCauses = ['opening', 'sale', 'cancellation', 'return', 'correction', 'import'] as const
export type StockCause = (typeof stockCauses)[number]

/** The one place that there is so far; `places` has its row. */
export const SHOP_PLACE = 1
