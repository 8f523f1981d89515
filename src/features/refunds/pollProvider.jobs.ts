import { type PaymentProvider, ProviderError } from '#/features/providers/provider.ts'
import { paymentProvider, providerName } from '#/features/providers/registry/registry.ts'
import type { RefundUpdate } from '#/features/providers/updates.schema.ts'
import type { Services } from '#/platform/http/env.ts'
import * as store from './pollProvider.store.ts'
import { type RefundOutcome, reconcileRefund } from './reconcileRefunds.actions.ts'

/** The card provider is asked this often for the refunds of all payments, s; all processes share one turn. */
const TURN_S = 15 * 60
/** A refund that is pending may fail within this time, ms: all since then are asked for again. */
const UNSETTLED_MS = 10 * 86_400_000
/** Clocks differ, and lists are written after the fact, ms. */
const OVERLAP_MS = 3_600_000
/** Pages asked for in one turn. */
const MOST_PAGES = 100

/** What the shopkeeper's log should show of a refund. */
export function logRefund(
  { log }: Pick<Services, 'log'>,
  update: RefundUpdate,
  outcome: RefundOutcome,
): void {
  if (outcome === 'needs_person') log.error({ update }, 'a card refund needs a person')
  if (outcome === 'failed') log.warn({ update }, 'a card refund failed')
}

/**
 * Asks the provider for refunds of which no webhook spoke, made or failed: in one call for a hundred of them, however many
 * orders there are. What is known already costs no transaction. @returns how many were new
 * @throws ProviderError
 */
export async function fetchRefundUpdates(
  services: Services,
  provider: PaymentProvider,
  now: Date,
): Promise<number> {
  const { beganAt, knownUntil } = await store.readPoll(services.db)
  const since = Math.min(knownUntil.getTime() - OVERLAP_MS, now.getTime() - UNSETTLED_MS)
  const from = new Date(Math.max(beganAt.getTime(), since))
  const context = { jobs: services.jobs, provider: providerName(services.config) }
  let recorded = 0
  let after: string | undefined
  // guard: refund-check-finished
  for (let page = 0; page < MOST_PAGES; page += 1) {
    const { updates, next } = await provider.listRefunds({ from, to: now, after })
    for (const update of await store.newsOf(services.db, updates)) {
      const outcome = await services.db.transaction((tx) => reconcileRefund({ ...context, tx }, update))
      logRefund(services, update, outcome)
      if (outcome === 'recorded' || outcome === 'failed') recorded += 1
    }
    if (next === undefined) {
      await store.setKnownUntil(services.db, now)
      return recorded
    }
    after = next
  }
  services.log.error({ from, to: now }, 'the card provider has more refunds than are looked through')
  return recorded
}

/**
 * Called every minute; the provider is asked when the last time, which the database knows over stops and starts, is long
 * enough ago. @returns whether it was asked
 */
export async function pollRefunds(services: Services, now: Date = new Date()): Promise<boolean> {
  const provider = paymentProvider(services.config)
  if (!provider || !(await store.takeTurn(services.db, TURN_S))) return false
  try {
    await fetchRefundUpdates(services, provider, now)
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error
    services.log.warn({ err: error }, 'the card provider did not say what was refunded')
  }
  return true
}
