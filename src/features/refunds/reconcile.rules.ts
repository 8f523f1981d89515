import type { RefundState } from '#/features/orders/rules/refunds.rules.ts'
import type { RefundUpdate } from '#/features/providers/updates.schema.ts'

/** Money that goes back as soon as it is pending: nobody can stop it any more, it can only fail. */
export function assessRefund({ status, currency }: RefundUpdate): Exclude<RefundState, 'due'> | 'strange' {
  if (status === 'failed') return 'failed'
  return (status === 'pending' || status === 'processed') && currency === 'INR' ? 'sent' : 'strange'
}

export interface KnownRefund {
  readonly id: string
  readonly amountPaise: number
  readonly state: RefundState
  readonly reference: string
  readonly providerRefundId: string | null
  readonly askedAt: Date | null
}

/**
 * The refund of an order that a report speaks of: by the provider's id, which may also have been typed as the reference of
 * one that was written down by hand; else the one that is due and was asked for under this name.
 */
export function matchRefund<Known extends KnownRefund>(
  known: readonly Known[],
  { providerRefundId, receipt }: RefundUpdate,
): Known | undefined {
  // guard: refund-known
  return (
    known.find((refund) => refund.providerRefundId === providerRefundId) ??
    known.find((refund) => refund.reference === providerRefundId) ??
    known.find(({ id, state, askedAt }) => id === receipt && state === 'due' && askedAt !== null)
  )
}

/** What becomes of a refund that is due when money went back for it elsewhere. */
export interface Covered {
  readonly id: string
  /** Paise that stay due; 0: all of it was sent. */
  readonly leftPaise: number
}

/**
 * Which of what is due is settled by an amount that was sent elsewhere: what is due over exactly that amount, else the
 * oldest first. What the provider was asked for may be sent by itself and stays.
 * @returns undefined where more would have gone back than was paid
 */
export function coverDue(
  known: readonly KnownRefund[],
  amountPaise: number,
  paidPaise: number,
): Covered[] | undefined {
  const due = known.filter(({ state, askedAt }) => state === 'due' && askedAt === null)
  const others = known.filter((refund) => refund.state !== 'failed' && !due.includes(refund))
  const spent = others.reduce((sum, refund) => sum + refund.amountPaise, 0)
  // guard: refund-within-paid
  if (spent + amountPaise > paidPaise) return undefined
  const exact = due.find((refund) => refund.amountPaise === amountPaise)
  if (exact) return [{ id: exact.id, leftPaise: 0 }]
  const covered: Covered[] = []
  let rest = amountPaise
  for (const refund of due) {
    if (rest === 0) break
    const taken = Math.min(rest, refund.amountPaise)
    covered.push({ id: refund.id, leftPaise: refund.amountPaise - taken })
    rest -= taken
  }
  return covered
}

/** When a refund was sent that is heard of later: as the provider says, but neither before it was paid nor after now. */
export function sentTime(said: Date | undefined, paidAt: Date | null, now: Date): Date {
  const time = Math.min(said?.getTime() ?? now.getTime(), now.getTime())
  return new Date(Math.max(time, Math.min(paidAt?.getTime() ?? time, now.getTime())))
}
