import type { Services } from '#/platform/http/env.ts'
import { countPaid } from '../orders.metrics.ts'
import { type Completion, completeCardPayment } from './card.completing.ts'
import { type PaymentReport, pauseBeforeCheck } from './card.rules.ts'
import { isPaid, keepProviderOrder, rememberEvent } from './card.store.ts'
import { createProviderOrder, ProviderError, paymentsOf } from './razorpay.ts'

/** Jobs that ask the provider about payments of which neither browser nor webhook spoke. */
export const CARD_CHECK_QUEUE = 'card-check'

export interface CardCheck {
  readonly providerOrderId: string
  /** How many times the provider was asked before. */
  readonly asked: number
}

/** What the shopkeeper's log should show; the rest is everyday life. */
const worrying: readonly Completion[] = ['wrong_amount', 'paid_twice', 'other_order', 'unknown_order']

function tell(services: Services, report: PaymentReport, completion: Completion): void {
  if (completion === 'completed') countPaid(services)('card')
  const { log } = services
  if (worrying.includes(completion)) log.error({ report, completion }, 'a card payment needs a person')
}

/**
 * The provider's id of an order: the one that is kept, or a new one. The provider is asked outside of any transaction;
 * of two calls at once one wins and the other's provider order is never shown to anybody.
 * @throws ProviderError
 */
export async function providerOrderOf(
  services: Services,
  card: NonNullable<Services['config']['card']>,
  payment: { readonly id: string; readonly amountPaise: number },
): Promise<string | undefined> {
  const receipt = payment.id.replaceAll('-', '')
  const created = await createProviderOrder(card, { amountPaise: payment.amountPaise, receipt })
  const isKept = await services.db.transaction(async (tx) => {
    const kept = await keepProviderOrder(tx, payment.id, created)
    if (kept) await checkLater(services, tx, { providerOrderId: created, asked: 0 })
    return kept
  })
  return isKept ? created : undefined
}

const checkLater = async (
  { jobs }: Services,
  tx: Parameters<Services['jobs']['send']>[0],
  check: CardCheck,
): Promise<void> => {
  const afterSeconds = pauseBeforeCheck(check.asked)
  if (afterSeconds !== undefined) await jobs.send(tx, CARD_CHECK_QUEUE, check, { afterSeconds })
}

/** Deals with an event once. @returns undefined when it was dealt with before. */
export async function hearEvent(
  services: Services,
  eventId: string,
  report: PaymentReport | undefined,
): Promise<Completion | undefined> {
  const completion = await services.db.transaction(async (tx) => {
    if (!(await rememberEvent(tx, eventId)) || !report) return undefined
    return completeCardPayment({ tx, jobs: services.jobs }, report)
  })
  if (report && completion) tell(services, report, completion)
  return completion
}

/** Asks the provider what was paid for an order and completes what was. @returns whether it is paid. @throws ProviderError */
export async function askProvider(
  services: Services,
  card: NonNullable<Services['config']['card']>,
  providerOrderId: string,
): Promise<boolean> {
  for (const report of await paymentsOf(card, providerOrderId)) {
    tell(
      services,
      report,
      await services.db.transaction((tx) => completeCardPayment({ tx, jobs: services.jobs }, report)),
    )
  }
  return isPaid(services.db, providerOrderId)
}

/** One check of a payment: asks, and plans the next check while there is something to wait for. */
export async function checkCardPayment(
  services: Services,
  { providerOrderId, asked }: CardCheck,
): Promise<void> {
  const { card } = services.config
  if (!card || (await isPaid(services.db, providerOrderId))) return
  try {
    if (await askProvider(services, card, providerOrderId)) return
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error
    services.log.warn({ err: error, providerOrderId }, 'the card provider did not say what was paid')
  }
  await checkLater(services, services.db, { providerOrderId, asked: asked + 1 })
}
