import { z } from 'zod'
import type { CardConfig } from '#/platform/config/config.ts'
import { ProviderError, ProviderRefusal } from '../provider.ts'
import type { PaymentUpdate } from '../updates.schema.ts'

/** How long the provider may take to answer, ms; a buyer is waiting. */
const PATIENCE_MS = 8_000

export const providerPaymentSchema = z
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

/**
 * Creates the provider's side of an order, to be captured as soon as it is paid.
 * @param receipt our own name for it, at most 40 characters.
 * @throws ProviderError also when the answer names another amount
 */
export async function createProviderOrder(
  card: CardConfig,
  { amountPaise, receipt }: { amountPaise: number; receipt: string },
): Promise<string> {
  const body = { amount: amountPaise, currency: 'INR', receipt, payment_capture: true }
  const order = await ask(card, '/v1/orders', createdOrderSchema, body)
  // guard: card-answer-amount
  if (order.amount !== amountPaise || order.currency !== 'INR') {
    throw new ProviderError(`asked for ${amountPaise} INR, got ${order.amount} ${order.currency}`)
  }
  return order.id
}

/** What was tried to pay an order with. @throws ProviderError */
export async function paymentsOf(card: CardConfig, providerOrderId: string): Promise<PaymentUpdate[]> {
  const path = `/v1/orders/${encodeURIComponent(providerOrderId)}/payments`
  const { items } = await ask(card, path, z.object({ items: z.array(providerPaymentSchema) }))
  return items.filter((payment) => payment.providerOrderId === providerOrderId)
}

/** Answers that leave open whether it was done: too much at once, or the same request still under way. */
const OPEN_REFUSALS: readonly number[] = [408, 409, 425, 429]

/** Asks the provider's API; a `body` is posted. @throws ProviderError */
export async function ask<S extends z.ZodType>(
  card: CardConfig,
  path: string,
  answer: S,
  body?: object,
  headers: Record<string, string> = {},
): Promise<z.output<S>> {
  const authorization = `Basic ${Buffer.from(`${card.keyId}:${card.keySecret}`).toString('base64')}`
  try {
    const response = await fetch(card.host + path, {
      method: body ? 'POST' : 'GET',
      headers: { authorization, ...headers, ...(body ? { 'content-type': 'application/json' } : {}) },
      ...(body ? { body: JSON.stringify(body) } : {}),
      redirect: 'error',
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
    if (!response.ok) {
      const isNo = response.status < 500 && !OPEN_REFUSALS.includes(response.status)
      throw new (isNo ? ProviderRefusal : ProviderError)(`${path} answered ${response.status}`)
    }
    return answer.parse(await response.json())
  } catch (cause) {
    throw cause instanceof ProviderError ? cause : new ProviderError(`${path} failed`, { cause })
  }
}
