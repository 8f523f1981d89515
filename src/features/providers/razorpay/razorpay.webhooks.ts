import { z } from 'zod'
import type { ProviderEvent } from '../provider.ts'
import { digestOf, isSigned, readJson } from '../signed.ts'
import { razorpayRefundSchema } from './razorpay.refunds.ts'
import { type RazorpayAccount, razorpayPaymentSchema } from './razorpay.ts'
import { creditedEventSchema } from './razorpayCodes.ts'

/** What Razorpay's script hands to the browser after a payment. */
export const razorpayReturnSchema = z.object({
  razorpay_payment_id: z.string().min(1).max(100),
  razorpay_order_id: z.string().min(1).max(100),
  razorpay_signature: z.string().min(1).max(200),
})

/** What an event tells of; the part that cannot be read does not spoil the other. */
const eventSchema = z
  .object({
    payload: z.object({
      payment: z.object({ entity: razorpayPaymentSchema }).optional().catch(undefined),
      refund: z.object({ entity: razorpayRefundSchema }).optional().catch(undefined),
    }),
  })
  .transform(({ payload }) => ({ payment: payload.payment?.entity, refund: payload.refund?.entity }))

/** What a webhook says; undefined when it is not signed with the webhook secret. */
export function readWebhook(
  account: RazorpayAccount,
  body: Uint8Array,
  headers: Headers,
): ProviderEvent | undefined {
  const signature = headers.get('x-razorpay-signature') ?? ''
  // guard: webhook-secret
  if (!isSigned(body, signature, { secret: account.webhookSecret })) return undefined
  const id = headers.get('x-razorpay-event-id') ?? digestOf(body)
  const event = readJson(body)
  return { id, ...eventSchema.safeParse(event).data, credit: creditedEventSchema.safeParse(event).data }
}

/** Whether the browser's answer is signed for the payment of this order. */
export function isReturnSigned(
  { keySecret }: RazorpayAccount,
  providerOrderId: string,
  answer: unknown,
): boolean {
  const { data } = razorpayReturnSchema.safeParse(answer)
  if (!data) return false
  // The order id that we stored: the one that the browser sends may be that of another, cheaper order.
  // guard: card-own-order-id
  const signed = `${providerOrderId}|${data.razorpay_payment_id}`
  return isSigned(signed, data.razorpay_signature, { secret: keySecret })
}
