import { m } from './messages/shop.messages.ts'
import type { ShopSettings } from './shop.schema.ts'

const rupees = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 0 })

/** `1 day`, `7 days`, in the language of the page. */
export const daysOf = (count: number): string => m.days({ count })

/** `1 hour`, `24 hours`. */
export const hoursOf = (count: number): string => m.hours({ count })

const businessDaysOf = (count: number): string => m.businessDays({ count })

/** `5 to 7 business days`; a single number where both ends agree. */
export const businessDays = (least: number, most: number): string =>
  least >= most ? businessDaysOf(most) : m.daysRange({ least, days: businessDaysOf(most) })

/** How long couriers usually take, e.g. `2 to 6 days`; '' where the shop says nothing of it. */
export const daysOnTheRoad = ({
  transitDaysLeast: least = 0,
  transitDaysMost: most = 0,
}: Partial<Pick<ShopSettings, 'transitDaysLeast' | 'transitDaysMost'>>): string =>
  least > 0 && least < most ? m.daysRange({ least, days: daysOf(most) }) : most > 0 ? daysOf(most) : ''

/** Whole rupees as they stand in running text, e.g. `Rs 100`. */
export const rupeesInText = (amount: number): string => `Rs ${rupees.format(amount)}`

type Policy = Pick<ShopSettings, 'returnDays' | 'reverseShipmentFee'>

/**
 * The clauses of the returns policy, one sentence or two each (specification, section 9 "Returns text").
 * `damageHours` is the window for reporting damage: the product page and the shipping page each have their own.
 */
export function returnsClauses(policy: Policy, damageHours: number): string[] {
  const { returnDays, reverseShipmentFee } = policy
  return [
    returnDays > 0 ? m.returnsWithin({ count: returnDays, days: daysOf(returnDays) }) : m.noReturns(),
    m.damageWithin({ hours: hoursOf(damageHours) }),
    m.refundedTo(),
    m.noBogo(),
    ...(reverseShipmentFee > 0 ? [m.reverseFee({ amount: rupeesInText(reverseShipmentFee) })] : []),
    m.noAccessories(),
  ]
}
