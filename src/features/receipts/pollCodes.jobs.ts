import {
  hasEnded,
  isAskedLast,
  isAskedNow,
  type OpenCode,
} from '#/features/payments/upiCodes/upiCodes.rules.ts'
import { openCodes, setAsked } from '#/features/payments/upiCodes/upiCodes.store.ts'
import { type ProviderCodes, ProviderError } from '#/features/providers/provider.ts'
import { paymentProvider } from '#/features/providers/registry/registry.ts'
import type { Services } from '#/platform/http/env.ts'
import { recordCodeCredit } from './recordCodeCredit.actions.ts'

/** Codes that the provider is asked about in one minute: each costs it one or two questions. */
const MOST_ASKED = 40

/**
 * Called every minute: asks the provider what was paid by its UPI codes, for the webhook that never comes, and closes those that
 * nobody should pay any more, because their order is paid, over, or about another amount. What somebody had confirmed by then may come
 * a little later: it is asked for once more. What a webhook told already is known.
 */
export async function pollCodes(services: Services, now: Date = new Date()): Promise<void> {
  const codes = paymentProvider(services.config)?.codes
  if (!codes) return
  const due = (await openCodes(services.db)).filter((code) => isAskedNow(code, now))
  for (const code of due.slice(0, MOST_ASKED)) await pollCode(services, codes, code, now)
}

async function pollCode(services: Services, codes: ProviderCodes, code: OpenCode, now: Date): Promise<void> {
  const { db, log } = services
  const isUnwanted = !code.isWanted && !hasEnded(code, now)
  let isAnswered = false
  try {
    if (isUnwanted) await codes.close(code.id)
    // After it is closed, so that what came in between is found as well.
    for (const credit of await codes.credits(code.id)) await recordCodeCredit(services, credit)
    isAnswered = true
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error
    log.warn({ err: error, code: code.id }, 'the payment provider did not say what was paid by a code')
  }
  // One that was in vain waits like the others: it keeps none from its turn.
  await setAsked(db, code.id, {
    at: now,
    hasEnded: isAnswered && isUnwanted,
    isLast: isAnswered && hasEnded(code, now) && isAskedLast(code, now),
  })
}
