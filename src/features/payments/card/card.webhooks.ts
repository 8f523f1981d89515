import { lockOrderOfProvider, noteOnce } from '#/features/orders/life.store.ts'
import { countPaid } from '#/features/orders/orders.metrics.ts'
import {
  type PaymentProvider,
  ProviderError,
  type ProviderEvent,
  type WantedOrder,
} from '#/features/providers/provider.ts'
import { paymentProvider, providerName } from '#/features/providers/registry/registry.ts'
import type { CodeCredit, PaymentUpdate, RefundUpdate } from '#/features/providers/updates.schema.ts'
import { logRefund } from '#/features/refunds/pollProvider.jobs.ts'
import { reconcileRefund } from '#/features/refunds/reconcileRefunds.actions.ts'
import type { Services } from '#/platform/http/env.ts'
import { formatPaise } from '#/platform/money/money.ts'
import { pauseBeforeCheck } from './card.rules.ts'
import { isPaid, rememberEvent, saveProviderOrder } from './card.store.ts'
import { type Completion, completeCardPayment } from './completePayment.actions.ts'

/** Jobs that ask the provider about payments of which neither browser nor webhook spoke. */
export const CARD_CHECK_QUEUE = 'card-check'

export interface CardCheck {
  readonly providerOrderId: string
  /** How many times the provider was asked before. */
  readonly asked: number
}

/** What the shopkeeper's log should show; the rest is everyday life. */
const worrying: readonly Completion[] = ['wrong_amount', 'paid_twice', 'other_order', 'unknown_order']

function logPayment(services: Services, update: PaymentUpdate, completion: Completion): void {
  if (completion === 'completed') countPaid(services)('card')
  const { log } = services
  if (worrying.includes(completion)) log.error({ update, completion }, 'a card payment needs a person')
}

/**
 * The provider's id of an order: the one that is kept, or a new one. The provider is asked outside of any transaction;
 * of two calls at once one wins and the other's provider order is never shown to anybody.
 * @throws ProviderError
 */
export async function providerOrderOf(
  services: Services,
  provider: PaymentProvider,
  payment: { readonly id: string } & Pick<WantedOrder, 'amountPaise' | 'buyer'>,
): Promise<string | undefined> {
  const { amountPaise, buyer } = payment
  const receipt = payment.id.replaceAll('-', '')
  const created = await provider.createOrder({ amountPaise, buyer, receipt })
  const isSaved = await services.db.transaction(async (tx) => {
    const saved = await saveProviderOrder(tx, payment, created)
    // guard: card-checked-later
    if (saved) await checkLater(services, tx, { providerOrderId: created, asked: 0 })
    return saved
  })
  return isSaved ? created : undefined
}

const checkLater = async (
  { jobs }: Services,
  tx: Parameters<Services['jobs']['send']>[0],
  check: CardCheck,
): Promise<void> => {
  const afterSeconds = pauseBeforeCheck(check.asked)
  if (afterSeconds !== undefined) await jobs.send(tx, CARD_CHECK_QUEUE, check, { afterSeconds })
}

/** Writes down money that came by a code of the provider's; may be called any number of times with the same. */
export type RecordCodeCredit = (services: Services, credit: CodeCredit) => Promise<void>

/** Deals with an event once. The payment of a refund comes first: nobody may have spoken of it before. */
export async function receiveWebhookEvent(
  services: Services,
  { id, payment, refund, credit }: ProviderEvent,
  recordCodeCredit: RecordCodeCredit,
): Promise<void> {
  // Not remembered by its event: what was written down once is known by itself, and one that fails is sent again.
  if (credit) return recordCodeCredit(services, credit)
  // A refund with the payment of another one beside it is not believed so far.
  // guard: refund-of-this-payment
  const paid = refund && refund.providerPaymentId !== payment?.providerPaymentId ? undefined : payment
  const { completion, outcome } = await services.db.transaction(async (tx) => {
    if (!(await rememberEvent(tx, id.slice(0, 200)))) return {}
    const context = { tx, jobs: services.jobs, provider: providerName(services.config) }
    const completion = paid && (await completeCardPayment(context, paid))
    const outcome = refund && (await reconcileRefund(context, refund))
    if (refund && paid && outcome === 'unknown_payment') await noteUncounted(context, paid, refund)
    return { completion, outcome }
  })
  if (paid && completion) logPayment(services, paid, completion)
  if (refund && outcome) logRefund(services, refund, outcome)
}

/** Money went back of a payment that its order does not count: on top of another one, or never taken. */
async function noteUncounted(
  { tx, provider }: { readonly tx: Parameters<typeof noteOnce>[0]; readonly provider: string },
  payment: PaymentUpdate,
  { providerRefundId, amountPaise }: RefundUpdate,
): Promise<void> {
  const locked = await lockOrderOfProvider(tx, payment.providerOrderId)
  if (!locked) return
  const text = `${formatPaise(amountPaise)} of card payment ${payment.providerPaymentId}, which this order does not count, went back at ${provider}: refund ${providerRefundId}.`
  await noteOnce(tx, locked.order.id, text)
}

/** Asks the provider what was paid for an order and completes what was. @returns whether it is paid. @throws ProviderError */
export async function askProvider(
  services: Services,
  provider: PaymentProvider,
  providerOrderId: string,
): Promise<boolean> {
  for (const update of await provider.fetchPayments(providerOrderId)) {
    logPayment(
      services,
      update,
      await services.db.transaction((tx) => completeCardPayment({ tx, jobs: services.jobs }, update)),
    )
  }
  return isPaid(services.db, providerOrderId)
}

/** One check of a payment: asks, and plans the next check while there is something to wait for. */
export async function checkCardPayment(
  services: Services,
  { providerOrderId, asked }: CardCheck,
): Promise<void> {
  const provider = paymentProvider(services.config)
  if (!provider || (await isPaid(services.db, providerOrderId))) return
  try {
    if (await askProvider(services, provider, providerOrderId)) return
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error
    services.log.warn({ err: error, providerOrderId }, 'the card provider did not say what was paid')
  }
  await checkLater(services, services.db, { providerOrderId, asked: asked + 1 })
}
