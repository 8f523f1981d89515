import { businessDays, daysOf, daysOnTheRoad } from '#/features/shop/policy.rules.ts'
import type { ShopSettings } from '#/features/shop/shop.schema.ts'
import type { Product } from '../../schema/catalog.schema.ts'
import { m } from './messages/detail.messages.ts'

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
  const number = certificate && m.certificate({ number: certificate })
  const proven = marks.length === 1 ? [[marks[0], number].filter(Boolean).join(', ')] : marks
  const { processingDaysLeast, processingDaysMost, returnDays } = shop
  const days = businessDays(processingDaysLeast, processingDaysMost)
  const road = daysOnTheRoad(shop)
  return [
    ...proven.map((text) => ({ about: 'mark', text }) as const),
    // Of several marks nobody knows whose it is.
    ...(number && marks.length !== 1
      ? [{ about: 'mark', text: m.certificateAlone({ number: certificate }) } as const]
      : []),
    { about: 'delivery', text: road ? m.sentAndWithYou({ days, road }) : m.sentWithin({ days }) },
    ...(shop.codEnabled ? [{ about: 'cash', text: m.cashOnDelivery() } as const] : []),
    ...(returnDays > 0
      ? [{ about: 'returns', text: m.returnsWithin({ days: daysOf(returnDays) }) } as const]
      : []),
  ]
}
