import { createHash } from 'node:crypto'
import { z } from 'zod'
import type { CardConfig } from '#/platform/config/config.ts'
import type { ProviderEvent } from '../provider.ts'
import { providerRefundSchema } from './razorpay.refunds.ts'
import { providerPaymentSchema } from './razorpay.ts'
import { razorpayReturnSchema } from './return.schema.ts'
import { isSigned } from './signature.ts'

/** What an event tells of; the part that cannot be read does not spoil the other. */
const eventSchema = z
  .object({
    payload: z.object({
      payment: z.object({ entity: providerPaymentSchema }).optional().catch(undefined),
      refund: z.object({ entity: providerRefundSchema }).optional().catch(undefined),
    }),
  })
  .transform(({ payload }) => ({ payment: payload.payment?.entity, refund: payload.refund?.entity }))

/** What a webhook says; undefined when it is not signed with the webhook secret. */
export function readWebhook(card: CardConfig, body: Uint8Array, headers: Headers): ProviderEvent | undefined {
  const signature = headers.get('x-razorpay-signature') ?? ''
  // guard: webhook-secret
  if (!isSigned(body, signature, card.webhookSecret)) return undefined
  const id = headers.get('x-razorpay-event-id') ?? createHash('sha256').update(body).digest('hex')
  return { id, ...eventSchema.safeParse(readJson(body)).data }
}

/** Whether the browser's answer is signed for the payment of this order. */
export function isReturnSigned(card: CardConfig, providerOrderId: string, answer: unknown): boolean {
  const { data } = razorpayReturnSchema.safeParse(answer)
  if (!data) return false
  // The order id that we stored: the one that the browser sends may be that of another, cheaper order.
  // guard: card-own-order-id
  const signed = `${providerOrderId}|${data.razorpay_payment_id}`
  return isSigned(signed, data.razorpay_signature, card.keySecret)
}

/** Signed but unreadable is an event that does not concern us: undefined. */
function readJson(raw: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(raw))
  } catch {
    return undefined
  }
}
