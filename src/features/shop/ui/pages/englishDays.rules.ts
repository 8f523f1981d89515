import { counted } from '../../policy.rules.ts'
import type { ShopSettings } from '../../shop.schema.ts'

/** For sentences that are in English alone, in whatever language the page is: as in policy.rules.ts, e.g. `5 to 7 business days`. */
export const englishBusinessDays = (least: number, most: number): string =>
  least >= most ? counted(most, 'business day') : `${least} to ${counted(most, 'business day')}`

/** How long couriers usually take, e.g. `2 to 6 days`; '' where the shop says nothing of it. */
export const englishDaysOnTheRoad = ({
  transitDaysLeast: least = 0,
  transitDaysMost: most = 0,
}: Partial<Pick<ShopSettings, 'transitDaysLeast' | 'transitDaysMost'>>): string =>
  least > 0 && least < most ? `${least} to ${counted(most, 'day')}` : most > 0 ? counted(most, 'day') : ''
