import { z } from 'zod'
import {
  ProviderError,
  type ProviderRefund,
  ProviderRefusal,
  type RefundPage,
  type RefundSpan,
  type WantedRefund,
} from '../provider.ts'
import type { RefundUpdate } from '../updates.schema.ts'
import { askRazorpay, type RazorpayAccount } from './razorpay.ts'

/** The note at a refund of ours that carries its name, as the receipt does. */
const OUR_NOTE = 'zari_refund'

const refundAnswer = z.object({
  id: z.string().min(1).max(100),
  payment_id: z.string().min(1).max(100),
  amount: z.number().int().positive(),
  currency: z.string().max(10),
  receipt: z.string().nullish(),
  // An empty list where there are none.
  notes: z.object({ [OUR_NOTE]: z.string().optional() }).catch({}),
  status: z.string().max(40).default('processed'),
  /** Seconds since 1970. */
  created_at: z.number().int().positive().max(10_000_000_000).optional().catch(undefined),
})

export const razorpayRefundSchema = refundAnswer.transform(
  (refund): RefundUpdate => ({
    providerRefundId: refund.id,
    providerPaymentId: refund.payment_id,
    amountPaise: refund.amount,
    currency: refund.currency,
    // guard: refund-note
    receipt: refund.receipt ?? refund.notes[OUR_NOTE] ?? null,
    status: refund.status,
    createdAt: refund.created_at === undefined ? undefined : new Date(refund.created_at * 1_000),
  }),
)

// guard: refund-answer-matches
const isThis = (refund: z.output<typeof refundAnswer>, wanted: WantedRefund): boolean =>
  refund.payment_id === wanted.paymentId && refund.amount === wanted.amountPaise && refund.currency === 'INR'

/**
 * Sends money back to the card. May be repeated with the same receipt: the provider sends it once.
 * @throws ProviderRefusal when it said no, ProviderError when it did not say, or answered about something else
 */
export async function createRefund(account: RazorpayAccount, wanted: WantedRefund): Promise<ProviderRefund> {
  const path = `/v1/payments/${encodeURIComponent(wanted.paymentId)}/refund`
  const { amountPaise: amount, receipt } = wanted
  const body = { amount, speed: 'normal', receipt, notes: { [OUR_NOTE]: receipt } }
  const headers = { 'x-refund-idempotency': receipt }
  const refund = await askRazorpay(account, path, refundAnswer, { body, headers })
  if (!isThis(refund, wanted)) {
    throw new ProviderError(`asked to refund ${amount} INR, got ${refund.amount} ${refund.currency}`)
  }
  if (refund.status === 'failed') throw new ProviderRefusal(`refund ${refund.id} failed`)
  return { id: refund.id, amountPaise: refund.amount }
}

/** A refund that the provider made under this name before. @throws ProviderError */
export async function findRefund(
  account: RazorpayAccount,
  wanted: WantedRefund,
): Promise<ProviderRefund | undefined> {
  const path = `/v1/payments/${encodeURIComponent(wanted.paymentId)}/refunds?count=100`
  const { items } = await askRazorpay(account, path, z.object({ items: z.array(refundAnswer) }))
  const made = items.find(
    (refund) => refund.receipt === wanted.receipt && isThis(refund, wanted) && refund.status !== 'failed',
  )
  return made && { id: made.id, amountPaise: made.amount }
}

/** The provider's own limit for one page of a list. */
const MOST_OF_A_PAGE = 100

/** Refunds of any payment that were made within a span of time, one page of them. @throws ProviderError */
export async function refundsBetween(
  account: RazorpayAccount,
  { from, to, after = '0' }: RefundSpan,
): Promise<RefundPage> {
  const seconds = (date: Date) => String(Math.floor(date.getTime() / 1_000))
  const query = new URLSearchParams({
    from: seconds(from),
    to: seconds(to),
    count: String(MOST_OF_A_PAGE),
    skip: after,
  })
  const path = `/v1/refunds?${query}`
  const { items } = await askRazorpay(account, path, z.object({ items: z.array(z.unknown()) }))
  // One that cannot be read does not hide the others.
  const updates = items.flatMap((item) => razorpayRefundSchema.safeParse(item).data ?? [])
  const isLast = items.length < MOST_OF_A_PAGE
  return { updates, next: isLast ? undefined : String(Number(after) + MOST_OF_A_PAGE) }
}
