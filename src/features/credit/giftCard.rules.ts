import { m } from './messages/credit.messages.ts'

/** No letter or digit that is read as another one: neither 0, O and Q, nor 1, I and L, 2 and Z, 5 and S, 8 and B. */
const LETTERS = '34679ACDEFGHJKMNPRTUVWXY'

/** Letters of a code; of 24 each, so that 20 are 91 bits: nobody guesses one. */
// guard: gift-code-length
export const CODE_LENGTH = 20
const GROUP = 5

/** A code of random numbers. @param pick a whole number from 0 up to below `limit`, each as likely */
export const giftCodeOf = (pick: (limit: number) => number): string =>
  Array.from({ length: CODE_LENGTH }, () => LETTERS.charAt(pick(LETTERS.length))).join('')

/** As people read it: `ACDEF-34679-GHJKM-NPRTU`. */
export const spelledCode = (code: string): string =>
  (code.match(new RegExp(`.{1,${GROUP}}`, 'g')) ?? []).join('-')

/** As it was made, whatever letters, spaces and hyphens it was typed with; undefined where it cannot be one. */
export function plainCode(typed: string): string | undefined {
  const code = typed
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[\s\p{Pd}.]/gu, '')
  return code.length === CODE_LENGTH && [...code].every((letter) => LETTERS.includes(letter))
    ? code
    : undefined
}

/** How a gift card was paid for, and what that is called. */
export const giftCardPayments = {
  upi: () => 'UPI',
  bank: m.bankTransfer,
  cash: m.cash,
  free: m.givenAway,
} as const
export type GiftCardPayment = keyof typeof giftCardPayments
export const giftCardPaymentNames = Object.keys(giftCardPayments) as [GiftCardPayment, ...GiftCardPayment[]]

export const giftCardStates = ['issued', 'redeemed', 'withdrawn'] as const
export type GiftCardState = (typeof giftCardStates)[number]
