import type { ShopSettings } from '../../shop.schema.ts'

const rupees = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 0 })

/** `1 day`, `7 days`, `24 hours`. */
export const counted = (count: number, unit: string): string => `${count} ${unit}${count === 1 ? '' : 's'}`

/** `5 to 7 business days`; a single number where both ends agree. */
export const businessDays = (least: number, most: number): string =>
  least >= most ? counted(most, 'business day') : `${least} to ${counted(most, 'business day')}`

/** How long couriers usually take, e.g. `2 to 6 days`; '' where the shop says nothing of it. */
export const daysOnTheRoad = ({
  transitDaysLeast: least = 0,
  transitDaysMost: most = 0,
}: Partial<Pick<ShopSettings, 'transitDaysLeast' | 'transitDaysMost'>>): string =>
  least > 0 && least < most ? `${least} to ${counted(most, 'day')}` : most > 0 ? counted(most, 'day') : ''

/** Whole rupees as they stand in running text, e.g. `Rs 100`. */
export const wholeRupees = (amount: number): string => `Rs ${rupees.format(amount)}`

type Policy = Pick<ShopSettings, 'returnDays' | 'reverseShipmentFee'>

/**
 * The clauses of the returns policy, one sentence or two each (specification, section 9 "Returns text").
 * `damageHours` is the window for reporting damage: the product page and the shipping page each have their own.
 */
export function returnsClauses(policy: Policy, damageHours: number): string[] {
  const { returnDays, reverseShipmentFee } = policy
  return [
    returnDays > 0
      ? `${returnDays}-day returns: send back what does not suit you within ${counted(returnDays, 'day')} of delivery, unused and with its tags.`
      : 'We do not take back goods that merely do not suit; what is faulty we always put right.',
    `Defective, incorrect or damaged items must be reported within ${counted(damageHours, 'hour')} of delivery.`,
    'Prepaid orders are refunded to the original payment method. For cash on delivery you get a coupon code.',
    'Items from BOGO (buy one, get one) and free offers cannot be returned.',
    ...(reverseShipmentFee > 0
      ? [`A reverse shipment fee of ${wholeRupees(reverseShipmentFee)} is deducted from the refund.`]
      : []),
    'Accessories, sunglasses, perfumes, masks and innerwear cannot be returned.',
  ]
}
