import type { ShopSettings } from '#/features/shop/shop.schema.ts'
import { businessDays, counted, daysOnTheRoad } from '#/features/shop/ui/pages/policy.rules.ts'
import type { Product } from '../../schema/catalog.schema.ts'

/** What speaks for a product beside its button, and by which icon it is shown. */
export interface Assurance {
  readonly about: 'mark' | 'delivery' | 'cash' | 'returns'
  readonly text: string
}

type Promised = Pick<
  ShopSettings,
  'codEnabled' | 'processingDaysLeast' | 'processingDaysMost' | 'returnDays'
> &
  Partial<Pick<ShopSettings, 'transitDaysLeast' | 'transitDaysMost'>>

/**
 * Its marks with the number of their certificate, and what the shop's settings promise of every order. Days of the calendar are not
 * named: a page is kept for longer than until midnight.
 */
export function assurancesOf(
  { marks, certificate }: Pick<Product, 'marks' | 'certificate'>,
  shop: Promised,
): Assurance[] {
  const number = certificate && `certificate ${certificate}`
  const proven = marks.length === 1 ? [[marks[0], number].filter(Boolean).join(', ')] : marks
  const { processingDaysLeast, processingDaysMost, returnDays } = shop
  const sent = `Sent within ${businessDays(processingDaysLeast, processingDaysMost)}`
  const road = daysOnTheRoad(shop)
  return [
    ...proven.map((text) => ({ about: 'mark', text }) as const),
    // Of several marks nobody knows whose it is.
    ...(number && marks.length !== 1 ? [{ about: 'mark', text: number.replace(/^c/, 'C') } as const] : []),
    { about: 'delivery', text: road ? `${sent}, usually with you ${road} later` : sent },
    ...(shop.codEnabled ? [{ about: 'cash', text: 'Cash on delivery' } as const] : []),
    ...(returnDays > 0
      ? [{ about: 'returns', text: `Returns within ${counted(returnDays, 'day')}` } as const]
      : []),
  ]
}
