/** Why a price is asked, or is asked no more; `other` is what nobody gave a reason for. */
export const priceCauses = [
  'first',
  'form',
  'import',
  'sale_begins',
  'sale_ends',
  'shown',
  'hidden',
  'other',
] as const
export type PriceCause = (typeof priceCauses)[number]
