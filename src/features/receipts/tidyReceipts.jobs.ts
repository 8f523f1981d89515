import type { Services } from '#/platform/http/env.ts'
import { addDays, indiaDay } from '#/platform/time/days.ts'
import { forgetWords } from './receipts.store.ts'
import { matchOpenReceipts } from './recordReceipts.actions.ts'

/** Days after which what the bank wrote of money that was no order's is emptied. */
export const FORGET_OTHERS_DAYS = 90
/** The same of all money: the bank's own statement has it for whoever audits the books. */
export const FORGET_DAYS = 540

/**
 * Called every minute: what customers gave as references, and what is ordered since, may be what a receipt waits for; and
 * names in old receipts are emptied.
 */
export async function tidyReceipts(services: Services, now: Date = new Date()): Promise<void> {
  await matchOpenReceipts(services)
  const today = indiaDay(now)
  // guard: receipt-words-forgotten
  await forgetWords(services.db, { before: addDays(today, -FORGET_OTHERS_DAYS), outcome: 'notOrder' })
  await forgetWords(services.db, { before: addDays(today, -FORGET_DAYS) })
}
