import { HOUR_MS } from '#/platform/time/spans.rules.ts'
import type { codChecks } from './cod.tables.ts'
import type { CodSettings } from './codSettings.schema.ts'
import type { CashAnswer } from './score/cashAnswer.rules.ts'

/** What is written down of an order for which something is asked; undefined where nothing is. */
export function newCheck(
  orderId: string,
  { ask, percent, factors }: Pick<CashAnswer, 'ask' | 'percent' | 'factors'>,
  { remindHours, cancelHours }: Pick<CodSettings, 'remindHours' | 'cancelHours'>,
  now: Date,
): typeof codChecks.$inferInsert | undefined {
  if (ask === 'nothing') return undefined
  return {
    orderId,
    asks: ask,
    risk: percent,
    factors,
    remindAt: new Date(now.getTime() + remindHours * HOUR_MS),
    cancelAt: new Date(now.getTime() + cancelHours * HOUR_MS),
  }
}
