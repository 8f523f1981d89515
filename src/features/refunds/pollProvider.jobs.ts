import { MOST_OF_A_PAGE, refundsBetween } from '#/features/providers/razorpay/razorpay.refunds.ts'
import { ProviderError } from '#/features/providers/razorpay/razorpay.ts'
import type { RefundReport } from '#/features/providers/reports.schema.ts'
import type { CardConfig } from '#/platform/config/config.ts'
import type { Services } from '#/platform/http/env.ts'
import * as store from './pollProvider.store.ts'
import { type Notice, noticeRefund } from './reconcileRefunds.actions.ts'

/** The card provider is asked this often for the refunds of all payments, s; all processes share one turn. */
const TURN_S = 15 * 60
/** How often each process looks whether it is time, ms. */
const LOOK_MS = 60_000
/** A refund that is pending may fail within this time, ms: all since then are asked for again. */
const UNSETTLED_MS = 10 * 86_400_000
/** Clocks differ, and lists are written after the fact, ms. */
const OVERLAP_MS = 3_600_000
/** Pages asked for in one turn. */
const MOST_PAGES = 100

/** What the shopkeeper's log should show of a refund. */
export function tellRefund({ log }: Pick<Services, 'log'>, report: RefundReport, notice: Notice): void {
  if (notice === 'needs_person') log.error({ report }, 'a card refund needs a person')
  if (notice === 'failed') log.warn({ report }, 'a card refund failed')
}

/**
 * Asks the provider for refunds of which no webhook spoke, made or failed: in one call for a hundred of them, however many
 * orders there are. What is known already costs no transaction. @returns how many were new
 * @throws ProviderError
 */
export async function askForRefunds(services: Services, card: CardConfig, now: Date): Promise<number> {
  const { beganAt, knownUntil } = await store.readWatch(services.db)
  const since = Math.min(knownUntil.getTime() - OVERLAP_MS, now.getTime() - UNSETTLED_MS)
  const from = new Date(Math.max(beganAt.getTime(), since))
  let noticed = 0
  // guard: refund-check-finished
  for (let page = 0; page < MOST_PAGES; page += 1) {
    const { reports, isLast } = await refundsBetween(card, { from, to: now, skip: page * MOST_OF_A_PAGE })
    for (const report of await store.newsOf(services.db, reports)) {
      const notice = await services.db.transaction((tx) => noticeRefund({ tx, jobs: services.jobs }, report))
      tellRefund(services, report, notice)
      if (notice === 'recorded' || notice === 'failed') noticed += 1
    }
    if (isLast) {
      await store.setKnownUntil(services.db, now)
      return noticed
    }
  }
  services.log.error({ from, to: now }, 'the card provider has more refunds than are looked through')
  return noticed
}

/** Takes the turn when it is due and no other process took it. @returns whether the provider was asked */
export async function lookForRefunds(services: Services, now: Date = new Date()): Promise<boolean> {
  const { card } = services.config
  if (!card || !(await store.takeTurn(services.db, TURN_S))) return false
  try {
    await askForRefunds(services, card, now)
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error
    services.log.warn({ err: error }, 'the card provider did not say what was refunded')
  }
  return true
}

/** Looks for refunds every now and then. @returns how to stop */
export function watchRefunds(services: Services): () => Promise<void> {
  let looking: Promise<unknown> = Promise.resolve()
  const look = () => {
    looking = lookForRefunds(services).catch((error) =>
      services.log.warn({ err: error }, 'refunds could not be looked for'),
    )
  }
  const timer = setInterval(look, LOOK_MS).unref()
  return async () => {
    clearInterval(timer)
    await looking
  }
}
