import { orderFailures } from '#/features/orders/orders.failures.ts'
import { isDue } from '#/features/orders/rules/life.rules.ts'
import {
  arrivesBy,
  isPaymentOffered,
  type PaymentStatus,
  paymentMeans,
  paymentMethods,
  statusOf,
} from '#/features/orders/rules/payments.rules.ts'
import { ProviderError } from '#/features/providers/provider.ts'
import { paymentProvider } from '#/features/providers/registry/registry.ts'
import type { ShopServices } from '#/features/shop/shop.cache.ts'
import { callerOf } from '#/platform/http/callerOf.ts'
import { failures } from '#/platform/http/failure.ts'
import { roomApi } from '#/platform/http/http.ts'
import { m } from '../messages/payments.messages.ts'
import * as contract from './card.contract.ts'
import { cardFailures } from './card.failures.ts'
import { findPaymentOf, isPaid } from './card.store.ts'
import { askProvider, providerOrderOf, type RecordCodeCredit, receiveWebhookEvent } from './card.webhooks.ts'
import { payOtherwise } from './completePayment.actions.ts'

const outcomes: Record<PaymentStatus, () => string> = {
  Completed: m.received,
  Pending: m.bankConfirming,
}

/** What speaks against paying an order at the door after all, in words for its customer; asked of a room behind this one. */
export type CashProblem<Services> = (services: Services, orderId: string) => Promise<string | undefined>

export function cardApi<Services extends ShopServices>(
  services: Services,
  recordCodeCredit: RecordCodeCredit,
  cashProblem: CashProblem<Services>,
) {
  const { db, config, log, settings } = services
  const provider = paymentProvider(config)
  const means = async () => paymentMeans(await settings(), provider !== undefined)

  /** What the provider says, when it says something: then this is one more way to hear of a payment, not the only one. */
  const ask = (providerOrderId: string): Promise<boolean> =>
    provider
      ? askProvider(services, provider, providerOrderId).catch((error) => {
          if (!(error instanceof ProviderError)) throw error
          log.warn({ err: error, providerOrderId }, 'the card provider did not say what was paid')
          return isPaid(db, providerOrderId)
        })
      : isPaid(db, providerOrderId)

  const unavailable = (paymentId: string) => (error: unknown) => {
    if (!(error instanceof ProviderError)) throw error
    log.warn({ err: error, payment: paymentId }, 'a card payment could not be started')
    throw cardFailures.card_unavailable({ headers: { 'Retry-After': '5' } })
  }

  return roomApi()
    .openapi(contract.readPaymentOptions, async (c) => {
      const known = await means()
      const types = paymentMethods.filter((type) => isPaymentOffered(type, known))
      return c.json({ types, cardScriptUrl: provider?.checkoutScript ?? null }, 200)
    })
    .openapi(contract.startCardPayment, async (c) => {
      const find = () => findPaymentOf(db, callerOf(c).id, c.req.valid('param')._id)
      const payment = await find()
      if (!payment) throw failures.not_found()
      if (!provider) throw orderFailures.payment_not_offered()
      if (payment.status === 'Completed') throw cardFailures.already_paid()
      if (payment.type !== 'card' || !isDue({ status: payment.orderStatus, payment })) {
        throw cardFailures.not_waiting_for_card()
      }
      const known = payment.providerOrderId
      if (known && (await ask(known))) throw cardFailures.already_paid()
      const providerOrderId =
        known ??
        (await providerOrderOf(services, provider, payment).catch(unavailable(payment.id))) ??
        (await find())?.providerOrderId
      if (!providerOrderId) throw failures.conflict()
      const { name, email, contact } = payment.buyer
      return c.json(
        {
          keyId: await provider.keyFor(providerOrderId).catch(unavailable(payment.id)),
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
      if (!provider) throw orderFailures.payment_not_offered()
      const { providerOrderId } = payment
      if (!providerOrderId || !provider.verifyReturn(providerOrderId, c.req.valid('json'))) {
        throw cardFailures.bad_signature()
      }
      // The signature says that the payment belongs to the order; how much was taken, only the provider says.
      const status = statusOf(await ask(providerOrderId))
      return c.json({ status, message: outcomes[status]() } as const, 200)
    })
    .openapi(contract.payAnotherWay, async (c) => {
      const { payment: method } = c.req.valid('json')
      const payment = await findPaymentOf(db, callerOf(c).id, c.req.valid('param')._id)
      if (!payment) throw failures.not_found()
      if (!isPaymentOffered(method, await means())) throw orderFailures.payment_not_offered()
      const problem = arrivesBy('courier', method) && (await cashProblem(services, c.req.valid('param')._id))
      if (problem) {
        const errors = [{ field: 'payment', message: problem }]
        throw orderFailures.payment_not_offered({ message: problem, errors })
      }
      // Whoever paid by card a moment ago must not be asked for the money again.
      const { status, type, providerOrderId } = payment
      // guard: card-checked-before-change
      if (status === 'Pending' && type === 'card' && providerOrderId) await ask(providerOrderId)
      if (!(await payOtherwise(db, callerOf(c).id, c.req.valid('param')._id, method))) {
        throw providerOrderId && (await isPaid(db, providerOrderId))
          ? cardFailures.already_paid()
          : cardFailures.not_waiting_for_card()
      }
      return c.json({ message: m.anotherWayNow() }, 200)
    })
    .openapi(contract.receiveWebhook, async (c) => {
      const raw = new Uint8Array(await c.req.arrayBuffer())
      if (!provider || c.req.valid('param').provider !== config.card?.id) throw failures.not_found()
      const event = provider.verifyWebhook(raw, c.req.raw.headers)
      if (!event) throw cardFailures.bad_signature()
      await receiveWebhookEvent(services, event, recordCodeCredit)
      return c.json({ message: 'Heard' }, 200)
    })
}

export type CardApi = ReturnType<typeof cardApi>
