import type { ShopSettings } from '#/features/shop/shop.schema.ts'
import { businessDays, counted } from '#/features/shop/ui/pages/policy.rules.ts'
import type { Product } from '../../schema/catalog.schema.ts'

/** What speaks for a product beside its button, and by which icon it is shown. */
export interface Assurance {
  readonly about: 'mark' | 'delivery' | 'cash' | 'returns'
  readonly text: string
}

type Promised = Pick<ShopSettings, 'codEnabled' | 'processingDaysLeast' | 'processingDaysMost' | 'returnDays'>

/**
 * Its marks with the number of their certificate, and what the shop's settings promise of every order. How long a parcel is on the
 * road depends on the address, so nothing is said of it.
 */
export function assurancesOf(
  { marks, certificate }: Pick<Product, 'marks' | 'certificate'>,
  shop: Promised,
): Assurance[] {
  const number = certificate && `certificate ${certificate}`
  const proven = marks.length === 1 ? [[marks[0], number].filter(Boolean).join(', ')] : marks
  const { processingDaysLeast, processingDaysMost, returnDays } = shop
  return [
    ...proven.map((text) => ({ about: 'mark', text }) as const),
    // Of several marks nobody knows whose it is.
    ...(number && marks.length !== 1 ? [{ about: 'mark', text: number.replace(/^c/, 'C') } as const] : []),
    { about: 'delivery', text: `Sent within ${businessDays(processingDaysLeast, processingDaysMost)}` },
    ...(shop.codEnabled ? [{ about: 'cash', text: 'Cash on delivery' } as const] : []),
    ...(returnDays > 0
      ? [{ about: 'returns', text: `Returns within ${counted(returnDays, 'day')}` } as const]
      : []),
  ]
}
