import type { PaymentUpdate } from '#/features/providers/updates.schema.ts'

/**
 * Whether a report means that an amount was paid. Only captured money counts: an authorised payment that is never
 * captured goes back to the card.
 */
export function assessPayment(
  update: PaymentUpdate,
  amountPaise: number,
): 'paid' | 'not_captured' | 'wrong_amount' {
  // guard: card-captured
  if (update.status !== 'captured') return 'not_captured'
  // guard: card-amount
  return update.amountPaise === amountPaise && update.currency === 'INR' ? 'paid' : 'wrong_amount'
}

/** Pauses before the provider is asked about a payment that nobody spoke of, seconds: 5 minutes at first, 5 days in all. */
const CHECK_PAUSES = [300, 600, 1_800, 3_600, 10_800, 21_600, 43_200, 86_400, 86_400, 172_800] as const

/** Seconds until the provider is asked again after `asked` times; undefined: the payment was abandoned. */
export const pauseBeforeCheck = (asked: number): number | undefined => CHECK_PAUSES[asked]
