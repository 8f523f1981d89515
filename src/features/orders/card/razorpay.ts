import { z } from 'zod'
import type { CardConfig } from '#/platform/config/config.ts'
import type { PaymentReport } from './card.rules.ts'

/** How long the provider may take to answer, ms; a buyer is waiting. */
const PATIENCE_MS = 8_000

/** The provider did not answer, refused, or answered something that cannot be right. */
export class ProviderError extends Error {
  override name = 'ProviderError'
}

export const providerPaymentSchema = z
  .object({
    id: z.string().min(1).max(100),
    order_id: z.string().min(1).max(100),
    amount: z.number().int(),
    currency: z.string(),
    status: z.string(),
  })
  .transform(
    (payment): PaymentReport => ({
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
  if (order.amount !== amountPaise || order.currency !== 'INR') {
    throw new ProviderError(`asked for ${amountPaise} INR, got ${order.amount} ${order.currency}`)
  }
  return order.id
}

/** What was tried to pay an order with. @throws ProviderError */
export async function paymentsOf(card: CardConfig, providerOrderId: string): Promise<PaymentReport[]> {
  const path = `/v1/orders/${encodeURIComponent(providerOrderId)}/payments`
  const { items } = await ask(card, path, z.object({ items: z.array(providerPaymentSchema) }))
  return items.filter((payment) => payment.providerOrderId === providerOrderId)
}

/** The provider understood and said no: it did certainly not do what it was asked for. */
export class ProviderRefusal extends ProviderError {
  override name = 'ProviderRefusal'
}

export interface ProviderRefund {
  readonly id: string
  readonly amountPaise: number
}

const refundAnswer = z.object({
  id: z.string().min(1).max(100),
  payment_id: z.string(),
  amount: z.number().int(),
  currency: z.string(),
  receipt: z.string().nullish(),
  status: z.string().default('processed'),
})

/** Which refund is meant: of which payment, how much, under which name of ours. */
export interface WantedRefund {
  readonly paymentId: string
  readonly amountPaise: number
  /** Our own name for it, at most 40 characters; the same name is never refunded twice. */
  readonly receipt: string
}

const isThis = (refund: z.output<typeof refundAnswer>, wanted: WantedRefund): boolean =>
  refund.payment_id === wanted.paymentId && refund.amount === wanted.amountPaise && refund.currency === 'INR'

/**
 * Sends money back to the card. May be repeated with the same receipt: the provider sends it once.
 * @throws ProviderRefusal when it said no, ProviderError when it did not say, or answered about something else
 */
export async function createRefund(card: CardConfig, wanted: WantedRefund): Promise<ProviderRefund> {
  const path = `/v1/payments/${encodeURIComponent(wanted.paymentId)}/refund`
  const body = { amount: wanted.amountPaise, speed: 'normal', receipt: wanted.receipt }
  const refund = await ask(card, path, refundAnswer, body, { 'x-refund-idempotency': wanted.receipt })
  if (!isThis(refund, wanted)) {
    throw new ProviderError(
      `asked to refund ${wanted.amountPaise} INR, got ${refund.amount} ${refund.currency}`,
    )
  }
  if (refund.status === 'failed') throw new ProviderRefusal(`refund ${refund.id} failed`)
  return { id: refund.id, amountPaise: refund.amount }
}

/** A refund that the provider made under this name before. @throws ProviderError */
export async function findRefund(
  card: CardConfig,
  wanted: WantedRefund,
): Promise<ProviderRefund | undefined> {
  const path = `/v1/payments/${encodeURIComponent(wanted.paymentId)}/refunds?count=100`
  const { items } = await ask(card, path, z.object({ items: z.array(refundAnswer) }))
  const made = items.find(
    (refund) => refund.receipt === wanted.receipt && isThis(refund, wanted) && refund.status !== 'failed',
  )
  return made && { id: made.id, amountPaise: made.amount }
}

/** Answers that leave open whether it was done: too much at once, or the same request still under way. */
const OPEN_REFUSALS: readonly number[] = [408, 409, 425, 429]

async function ask<S extends z.ZodType>(
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
