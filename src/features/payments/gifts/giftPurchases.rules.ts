import type { GiftCardPayment, GiftCardState } from '#/features/credit/giftCard.rules.ts'

/**
 * A gift card that is bought: its money is awaited, then it is paid and waits for its day, then it is sent. Given up before the
 * money came it is cancelled; afterwards its money is owed back, and then it is refunded.
 */
export const purchaseStates = ['awaited', 'paid', 'sent', 'cancelled', 'owed', 'refunded'] as const
export type PurchaseState = (typeof purchaseStates)[number]

/** Purchases are paid by UPI alone, and their money goes back the same way. */
export const PURCHASE_PAYMENT: GiftCardPayment = 'upi'

/** Given up: money that comes for one of these goes back. */
export const overPurchases: readonly PurchaseState[] = ['cancelled', 'owed', 'refunded']

/** Cards of one buyer whose money is still awaited. */
export const MOST_AWAITED = 5
/** The latest day on which a card is sent, days ahead. */
export const LATEST_DAYS = 365

/** Tells its payment from all others in the bank's statement. */
export const giftReference = (number: number): string => `GIFT${number}`

/** Where a purchase stands, with what became of its card meanwhile: of one that the shop withdrew the money is owed back. */
export function stateOf(state: PurchaseState, card: GiftCardState | null): PurchaseState {
  // guard: withdrawn-card-owed
  if (state === 'sent' && card === 'withdrawn') return 'owed'
  return state
}

/** Whether its buyer may give it up, and get back what was paid: until somebody redeemed it. */
export const mayGiveUp = (state: PurchaseState, card: GiftCardState | null): boolean =>
  state === 'awaited' || state === 'paid' || (state === 'sent' && card === 'issued')
