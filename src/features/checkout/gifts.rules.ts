import type { Gift } from '#/features/orders/rules/orderedServices.rules.ts'
import { arrivesBy, type PaymentMethod } from '#/features/orders/rules/payments.rules.ts'

/** What the shop says of wrapping gifts. */
export interface GiftSettings {
  readonly giftWrap: boolean
  /** Whole rupees. */
  readonly giftWrapPrice: number
}

/** What speaks against a gift; undefined where nothing does. */
export function giftProblem(
  gift: Gift | undefined,
  payment: PaymentMethod,
  { giftWrap }: Pick<GiftSettings, 'giftWrap'>,
): 'gift_not_by_cash' | 'no_gift_wrap' | undefined {
  if (!gift) return undefined
  // What the courier collects would stand on the parcel.
  // guard: gift-without-price
  if (arrivesBy('courier', payment)) return 'gift_not_by_cash'
  // guard: gift-wrap-offered
  return gift.wrap && !giftWrap ? 'no_gift_wrap' : undefined
}
