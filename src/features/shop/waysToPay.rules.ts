import { m } from './messages/shop.messages.ts'
import type { ShopSettings } from './shop.schema.ts'

/** The settings that decide how shoppers can pay. */
export type PaymentSettings = Pick<ShopSettings, 'codEnabled' | 'upiEnabled' | 'upiId'>

/** UPI needs an id that the money goes to. */
// guard: upi-id-needed
export const takesUpi = ({ upiEnabled, upiId }: PaymentSettings): boolean => upiEnabled && upiId !== ''

/** What a page says about paying, cards apart: they depend on the card provider alone. Empty where there is nothing to say. */
export function waysToPay(settings: PaymentSettings): string {
  const [one = '', other] = [
    ...(takesUpi(settings) ? [m.byUpi()] : []),
    ...(settings.codEnabled ? [m.inCash()] : []),
  ]
  return other === undefined ? one : m.or({ one, other })
}

/** The same with cards, as a sentence of the shop's pages. */
export function paymentSentence(settings: PaymentSettings): string {
  const ways = waysToPay(settings)
  return ways ? m.payWays({ ways }) : m.payByCard()
}

/**
 * What is wrong with a change of settings after which nobody could pay.
 * @param cards whether a card provider is configured
 * @returns the field that took away the last way to pay, with what to say; undefined when there is one
 */
export function lastWayProblem(
  after: PaymentSettings,
  changed: Partial<PaymentSettings>,
  cards: boolean,
): { readonly field: keyof PaymentSettings; readonly message: string } | undefined {
  if (cards || waysToPay(after)) return undefined
  const field = (['codEnabled', 'upiEnabled', 'upiId'] as const).find((name) => changed[name] !== undefined)
  return field && { field, message: m.lastWay() }
}
