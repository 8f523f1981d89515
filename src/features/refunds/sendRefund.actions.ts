import type { Actor } from '#/features/orders/context.ts'
import { PROVIDER_KIND } from '#/features/orders/rules/provider.rules.ts'
import { isBeingSent, type RefundKind } from '#/features/orders/rules/refunds.rules.ts'
import {
  ProviderError,
  type ProviderRefund,
  ProviderRefusal,
  type WantedRefund,
} from '#/features/providers/provider.ts'
import { paymentProvider } from '#/features/providers/registry/registry.ts'
import type { Services } from '#/platform/http/env.ts'
import { failures } from '#/platform/http/failure.ts'
import { tooMuch } from './oweRefund.actions.ts'
import { finishRefund } from './refunds.actions.ts'
import { refundFailures } from './refunds.failures.ts'
import * as store from './refunds.store.ts'

export interface HowSent {
  readonly kind: RefundKind
  readonly reference: string
  readonly note: string
  /** All that is due when left out; the rest stays due. */
  readonly amountPaise?: number
}

/** What has to be asked of the card provider, outside of any transaction. */
interface Question {
  readonly wanted: WantedRefund
  /** It was asked before, and what became of it is not known. */
  readonly wasAsked: boolean
}

/**
 * Sends a refund that is due: by hand it is written down as sent; by card the provider is asked, under one name however
 * often, so that it never sends twice. Again has no effect. @returns the id of its order
 * @throws Failure not_found, refund_too_much, no_card_payment, refund_under_way, refund_refused, refund_unsure
 */
export async function sendRefund(
  services: Services,
  actor: Actor,
  refundId: string,
  how: HowSent,
): Promise<string> {
  const begun = await begin(services, actor, refundId, how)
  if ('orderId' in begun) return begun.orderId
  const made = await ask(services, refundId, begun, how.kind)
  if (made) return finish(services, actor, refundId, how, made)
  // The provider certainly has not sent it: now it may go another way.
  await services.db.transaction((tx) => store.setAsked(tx, refundId, false))
  return sendRefund(services, actor, refundId, how)
}

/** Everything that needs no provider, and the question for it where one is needed. */
function begin(
  { db, jobs, config }: Services,
  actor: Actor,
  refundId: string,
  { kind, reference, note, amountPaise: wantedPaise }: HowSent,
): Promise<{ orderId: string } | Question> {
  return db.transaction(async (tx) => {
    const locked = await store.lockRefund(tx, refundId)
    if (!locked) throw failures.not_found()
    const { order, payment, refund } = locked
    if (refund.state !== 'due') return { orderId: order.id }
    if (isBeingSent(refund.askedAt, new Date())) throw refundFailures.refund_under_way()
    const amountPaise = wantedPaise ?? refund.amountPaise
    if (amountPaise > refund.amountPaise) throw tooMuch(refund.amountPaise, 'amount')
    const isByCard = kind === PROVIDER_KIND
    const { providerOrderId, providerPaymentId: paymentId } = payment
    if (isByCard && !(paymentId && paymentProvider(config))) throw refundFailures.no_card_payment()
    const wasAsked = refund.askedAt !== null
    // What the provider was asked for it may have sent: the amount stays until that is known.
    if (wasAsked && amountPaise !== refund.amountPaise) throw refundFailures.refund_unsure()
    if (amountPaise < refund.amountPaise) {
      const { orderId, kind: usual } = refund
      await store.setAmount(tx, refundId, amountPaise)
      await store.insertRefund(tx, { orderId, kind: usual, amountPaise: refund.amountPaise - amountPaise })
    }
    if (!isByCard && !wasAsked) {
      const sent = { ...locked, refund: { ...refund, amountPaise } }
      await finishRefund({ tx, jobs }, sent, { kind, reference, note, actor })
      return { orderId: order.id }
    }
    if (!providerOrderId || !paymentId) throw refundFailures.no_card_payment()
    if (isByCard) await store.setAsked(tx, refundId, { actor, note })
    return { wasAsked, wanted: { providerOrderId, paymentId, amountPaise, receipt: refundId } }
  })
}

/** @returns what the provider made of it; undefined when it certainly made nothing and another way is wanted */
async function ask(
  { db, config, log }: Services,
  refundId: string,
  { wanted, wasAsked }: Question,
  kind: RefundKind,
): Promise<ProviderRefund | undefined> {
  const provider = paymentProvider(config)
  if (!provider) throw refundFailures.no_card_payment()
  // A look-up that is refused, for a mistyped key for example, says nothing of the money that may have gone.
  let isAsked = false
  try {
    // guard: lost-refund-found
    const known = wasAsked ? await provider.findRefund(wanted) : undefined
    if (known || kind !== PROVIDER_KIND) return known
    isAsked = true
    return await provider.refund(wanted)
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error
    log.warn({ err: error, refund: refundId }, 'the card provider did not confirm a refund')
    if (!(isAsked && error instanceof ProviderRefusal)) throw refundFailures.refund_unsure()
    await db.transaction((tx) => store.setAsked(tx, refundId, false))
    throw refundFailures.refund_refused()
  }
}

function finish(
  { db, jobs }: Services,
  actor: Actor,
  refundId: string,
  { note }: HowSent,
  { id }: ProviderRefund,
): Promise<string> {
  return db.transaction(async (tx) => {
    const locked = await store.lockRefund(tx, refundId)
    if (!locked) throw failures.not_found()
    if (locked.refund.state !== 'due') return locked.order.id
    // Its webhook was faster and did not say under which name: then the money is written down beside this refund.
    const isRecorded = (await store.refundsOf(tx, locked.order.id)).some((row) => row.providerRefundId === id)
    if (isRecorded) await store.setAsked(tx, refundId, false)
    else {
      const sending = { kind: PROVIDER_KIND, reference: id, providerRefundId: id, note, actor } as const
      await finishRefund({ tx, jobs }, locked, sending)
    }
    return locked.order.id
  })
}
