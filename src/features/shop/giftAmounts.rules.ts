import { m } from './messages/shop.messages.ts'

/** Rupees of one gift card, least and most. */
const LEAST_RUPEES = 100
const MOST_RUPEES = 50_000
/** Amounts that a shop sells. */
const MOST_AMOUNTS = 8

/** What may be typed. */
export const giftAmountsText = (): string => m.giftAmounts({ most: MOST_AMOUNTS })

/** Rupees as an owner writes them, `500, 1,000 2500`, from the least; undefined where that is not what it says. */
export function amountsOf(typed: string): number[] | undefined {
  const words = typed
    .replaceAll('₹', ' ')
    .split(/[\s;|]+|,(?=\s)/)
    .map((word) => word.replace(/,$/, ''))
    .filter(Boolean)
  const amounts = words.map((word) =>
    /^\d[\d,]*$/.test(word) ? Number(word.replaceAll(',', '')) : Number.NaN,
  )
  const isSound = amounts.every((rupees) => rupees >= LEAST_RUPEES && rupees <= MOST_RUPEES)
  if (!isSound || amounts.length > MOST_AMOUNTS) return undefined
  return [...new Set(amounts)].toSorted((one, other) => one - other)
}
