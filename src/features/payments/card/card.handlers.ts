import { createHash } from 'node:crypto'
import { z } from 'zod'
import { orderFailures } from '#/features/orders/orders.failures.ts'
import { isDue } from '#/features/orders/rules/life.rules.ts'
import { isPaymentOffered, paymentMeans, paymentTypes } from '#/features/orders/rules/payments.rules.ts'
import { providerRefundSchema } from '#/features/providers/razorpay/razorpay.refunds.ts'
import { ProviderError, providerPaymentSchema } from '#/features/providers/razorpay/razorpay.ts'
import { isSigned } from '#/features/providers/razorpay/signature.ts'
import { callerOf } from '#/platform/http/callerOf.ts'
import { failures } from '#/platform/http/failure.ts'
import { roomApi } from '#/platform/http/http.ts'
import type { ShopServices } from '../../shop/shop.settings.ts'
import * as contract from './card.contract.ts'
import { cardFailures } from './card.failures.ts'
import { findPaymentOf, isPaid } from './card.store.ts'
import { askProvider, providerOrderOf, receiveWebhookEvent } from './card.webhooks.ts'
import { payOtherwise } from './completePayment.actions.ts'

/** What an event tells of; the part that cannot be read does not spoil the other. */
const eventSchema = z
  .object({
    payload: z.object({
      payment: z.object({ entity: providerPaymentSchema }).optional().catch(undefined),
      refund: z.object({ entity: providerRefundSchema }).optional().catch(undefined),
    }),
  })
  .transform(({ payload }) => ({ payment: payload.payment?.entity, refund: payload.refund?.entity }))

const outcomes = {
  Completed: 'Payment received. Thank you!',
  Pending: 'Your bank is still confirming the payment. This page shows it as soon as it is there.',
} as const

export function cardApi(services: ShopServices) {
  const { db, config, log, settings } = services
  const { card } = config
  const means = async () => paymentMeans(await settings(), card !== undefined)

  /** What the provider says, when it says something: then this is one more way to hear of a payment, not the only one. */
  const ask = (providerOrderId: string): Promise<boolean> =>
    card
      ? askProvider(services, card, providerOrderId).catch((error) => {
          if (!(error instanceof ProviderError)) throw error
          log.warn({ err: error, providerOrderId }, 'the card provider did not say what was paid')
          return isPaid(db, providerOrderId)
        })
      : isPaid(db, providerOrderId)

  return roomApi()
    .openapi(contract.readPaymentOptions, async (c) => {
      const known = await means()
      const types = paymentTypes.filter((type) => isPaymentOffered(type, known))
      return c.json({ types, cardScriptUrl: card?.scriptUrl ?? null }, 200)
    })
    .openapi(contract.startCardPayment, async (c) => {
      const find = () => findPaymentOf(db, callerOf(c).id, c.req.valid('param')._id)
      const payment = await find()
      if (!payment) throw failures.not_found()
      if (!card) throw orderFailures.payment_not_offered()
      if (payment.status === 'Completed') throw cardFailures.already_paid()
      if (payment.type !== 'card' || !isDue({ status: payment.orderStatus, payment })) {
        throw cardFailures.not_waiting_for_card()
      }
      const known = payment.providerOrderId
      if (known && (await ask(known))) throw cardFailures.already_paid()
      const providerOrderId =
        known ??
        (await providerOrderOf(services, card, payment).catch((error) => {
          if (!(error instanceof ProviderError)) throw error
          log.warn({ err: error, payment: payment.id }, 'a card payment could not be started')
          throw cardFailures.card_unavailable({ headers: { 'Retry-After': '5' } })
        })) ??
        (await find())?.providerOrderId
      if (!providerOrderId) throw failures.conflict()
      const { name, email, contact } = payment.buyer
      return c.json(
        {
          keyId: card.keyId,
          providerOrderId,
          amount: payment.amountPaise,
          currency: 'INR' as const,
          name: (await settings()).name,
          prefill: { name, email, contact: `+91${contact}` },
        },
        200,
      )
    })
    .openapi(contract.verifyCardPayment, async (c) => {
      const payment = await findPaymentOf(db, callerOf(c).id, c.req.valid('param')._id)
      if (!payment) throw failures.not_found()
      if (!card) throw orderFailures.payment_not_offered()
      const { razorpay_payment_id, razorpay_signature } = c.req.valid('json')
      const { providerOrderId } = payment
      if (!providerOrderId) throw cardFailures.bad_signature()
      // The order id that we stored: the one that the browser sends may be that of another, cheaper order.
      // guard: card-own-order-id
      const signed = `${providerOrderId}|${razorpay_payment_id}`
      if (!isSigned(signed, razorpay_signature, card.keySecret)) throw cardFailures.bad_signature()
      // The signature says that the payment belongs to the order; how much was taken, only the provider says.
      const status = (await ask(providerOrderId)) ? 'Completed' : 'Pending'
      return c.json({ status, message: outcomes[status] } as const, 200)
    })
    .openapi(contract.payAnotherWay, async (c) => {
      const { payment: way } = c.req.valid('json')
      const payment = await findPaymentOf(db, callerOf(c).id, c.req.valid('param')._id)
      if (!payment) throw failures.not_found()
      if (!isPaymentOffered(way, await means())) throw orderFailures.payment_not_offered()
      // Whoever paid by card a moment ago must not be asked for the money again.
      const { status, type, providerOrderId } = payment
      // guard: card-checked-before-change
      if (status === 'Pending' && type === 'card' && providerOrderId) await ask(providerOrderId)
      if (!(await payOtherwise(db, callerOf(c).id, c.req.valid('param')._id, way))) {
        throw providerOrderId && (await isPaid(db, providerOrderId))
          ? cardFailures.already_paid()
          : cardFailures.not_waiting_for_card()
      }
      return c.json({ message: 'Your order is paid another way now.' }, 200)
    })
    .openapi(contract.receiveWebhook, async (c) => {
      const raw = new Uint8Array(await c.req.arrayBuffer())
      if (!card) throw failures.not_found()
      const signature = c.req.header('x-razorpay-signature') ?? ''
      // guard: webhook-secret
      if (!isSigned(raw, signature, card.webhookSecret)) throw cardFailures.bad_signature()
      const event = eventSchema.safeParse(readJson(raw))
      const eventId = c.req.header('x-razorpay-event-id') ?? createHash('sha256').update(raw).digest('hex')
      await receiveWebhookEvent(services, eventId.slice(0, 200), event.data ?? {})
      return c.json({ message: 'Heard' }, 200)
    })
}

/** Signed but unreadable is an event that does not concern us: undefined. */
function readJson(raw: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(raw))
  } catch {
    return undefined
  }
}

export type CardApi = ReturnType<typeof cardApi>
