import { m } from './messages/credit.messages.ts'

/** Why a line stands in the ledger of somebody's store credit; `sign`: which way such a line goes. */
export const creditCauses = {
  granted: { sign: 1, text: m.fromShop },
  withdrawn: { sign: -1, text: m.takenBack },
  refund: { sign: 1, text: m.refund },
  received: { sign: 1, text: m.notNeeded },
  giftCard: { sign: 1, text: m.giftCard },
  spent: { sign: -1, text: m.paidWithIt },
  givenBack: { sign: 1, text: m.givenBack },
  forfeited: { sign: -1, text: m.accountClosed },
} as const satisfies Record<string, { readonly sign: 1 | -1; readonly text: () => string }>

export type CreditCause = keyof typeof creditCauses
export const creditCauseNames = Object.keys(creditCauses) as [CreditCause, ...CreditCause[]]

/** The causes whose lines take credit away. */
export const takingCauses = creditCauseNames.filter((cause) => creditCauses[cause].sign < 0)

/** Less than this nobody can pay, paise: no provider takes it. */
const LEAST_PAYMENT_PAISE = 100

/**
 * Paise of an order that are paid by store credit: all there is, and no more than it costs. Where less than a rupee would be left to
 * pay, so much less of it that a rupee is.
 */
export function usableCredit(balancePaise: number, totalPaise: number): number {
  // guard: credit-up-to-total
  const most = Math.max(0, Math.min(balancePaise, totalPaise))
  const leftPaise = totalPaise - most
  // guard: payable-rest
  return leftPaise > 0 && leftPaise < LEAST_PAYMENT_PAISE
    ? Math.max(0, totalPaise - LEAST_PAYMENT_PAISE)
    : most
}

/** How an order was paid, and what of it did not go back yet. */
export interface PaidParts {
  readonly isPaid: boolean
  /** Paise that came in as money and no refund is written down for. */
  readonly moneyPaise: number
  /** Paise of store credit that are tied up in the order. */
  readonly creditPaise: number
}

/**
 * Which part of an amount goes back as what: of a paid order first what came in as money, then store credit. While the
 * money is still to come only the credit is there, so it goes back first; the rest is money that need not be paid.
 */
export function splitBack(
  amountPaise: number,
  { isPaid, moneyPaise, creditPaise }: PaidParts,
): { readonly moneyPaise: number; readonly creditPaise: number } {
  // guard: credit-split
  const first = Math.min(amountPaise, isPaid ? moneyPaise : creditPaise)
  if (!isPaid) return { moneyPaise: amountPaise - first, creditPaise: first }
  return { moneyPaise: first, creditPaise: Math.min(amountPaise - first, creditPaise) }
}
