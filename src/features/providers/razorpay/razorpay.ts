import { z } from 'zod'
import { ask } from '../ask.ts'
import { ProviderError, type WantedOrder } from '../provider.ts'
import type { PaymentUpdate } from '../updates.schema.ts'

/** An account at Razorpay. */
export interface RazorpayAccount {
  readonly keyId: string
  readonly keySecret: string
  readonly webhookSecret: string
  /** Where its API is, without a trailing slash. */
  readonly host: string
}

export const razorpayPaymentSchema = z
  .object({
    id: z.string().min(1).max(100),
    order_id: z.string().min(1).max(100),
    amount: z.number().int(),
    currency: z.string(),
    status: z.string(),
  })
  .transform(
    (payment): PaymentUpdate => ({
      providerOrderId: payment.order_id,
      providerPaymentId: payment.id,
      amountPaise: payment.amount,
      currency: payment.currency,
      status: payment.status,
    }),
  )

const createdOrderSchema = z.object({
  id: z.string().min(1).max(100),
  amount: z.number().int(),
  currency: z.string(),
})

/** Creates Razorpay's side of an order. @throws ProviderError also when the answer names another amount */
export async function createRazorpayOrder(
  account: RazorpayAccount,
  { amountPaise, receipt }: WantedOrder,
): Promise<string> {
  const body = { amount: amountPaise, currency: 'INR', receipt, payment_capture: true }
  const order = await askRazorpay(account, '/v1/orders', createdOrderSchema, { body })
  // guard: card-answer-amount
  if (order.amount !== amountPaise || order.currency !== 'INR') {
    throw new ProviderError(`asked for ${amountPaise} INR, got ${order.amount} ${order.currency}`)
  }
  return order.id
}

/** What was tried to pay an order with. @throws ProviderError */
export async function paymentsOf(
  account: RazorpayAccount,
  providerOrderId: string,
): Promise<PaymentUpdate[]> {
  const path = `/v1/orders/${encodeURIComponent(providerOrderId)}/payments`
  const { items } = await askRazorpay(account, path, z.object({ items: z.array(razorpayPaymentSchema) }))
  return items.filter((payment) => payment.providerOrderId === providerOrderId)
}

/** Asks Razorpay's API; a `body` is posted. @throws ProviderError */
export function askRazorpay<S extends z.ZodType>(
  { keyId, keySecret, host }: RazorpayAccount,
  path: string,
  answer: S,
  { headers, ...asked }: { readonly headers?: Record<string, string>; readonly body?: object } = {},
): Promise<z.output<S>> {
  const authorization = `Basic ${Buffer.from(`${keyId}:${keySecret}`).toString('base64')}`
  return ask(host + path, answer, { ...asked, headers: { authorization, ...headers } })
}
