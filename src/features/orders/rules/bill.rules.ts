import type { ShopSettings } from '#/features/shop/shop.schema.ts'
import { m } from '../messages/orders.messages.ts'

/** Why a sale has a bill of supply and no tax invoice (section 31(3)(c) of the CGST Act). */
export const billReasons = ['unregistered', 'composition', 'exempt'] as const
export type BillReason = (typeof billReasons)[number]

/** What a bill says about the tax; of a composition dealer in the words of rule 5(1)(f) of the CGST Rules, whatever the language. */
export const billLabels: Readonly<Record<BillReason, string>> = {
  get unregistered() {
    return m.unregistered()
  },
  composition: 'Composition taxable person, not eligible to collect tax on supplies',
  get exempt() {
    return m.exempt()
  },
}

/**
 * Which paper a sale has: undefined for a tax invoice. Goods that are all exempt have a bill from a registered shop, too.
 * @param rates of its lines, percent
 */
export function billReason(
  { gstin, composition }: Pick<ShopSettings, 'gstin' | 'composition'>,
  rates: readonly number[],
): BillReason | undefined {
  if (gstin === '') return 'unregistered'
  // guard: composition-bill
  if (composition) return 'composition'
  return rates.every((rate) => rate === 0) ? 'exempt' : undefined
}

const PREFIXED_UP_TO = 999_999

/** The number of a bill, unique within its financial year and at most 16 characters (rule 49): `BOS/26-27/000042`. */
export function billNumber(year: string, serial: number): string {
  const short = year.slice(2)
  return serial <= PREFIXED_UP_TO
    ? `BOS/${short}/${String(serial).padStart(6, '0')}`
    : `B${short}/${String(serial).padStart(9, '0')}`
}
