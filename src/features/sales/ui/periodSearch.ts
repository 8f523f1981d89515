import { m } from '../messages/sales.messages.ts'
import { isPeriod, type PeriodName, USUAL_PERIOD } from '../periods.rules.ts'

/** What the address of the dashboard says; the usual period does not stand in it. */
export interface DashboardSearch {
  readonly period?: PeriodName
}

/** Reads the address; what makes no sense is left out. */
export const readDashboardSearch = ({ period }: Record<string, unknown>): DashboardSearch =>
  isPeriod(period) && period !== USUAL_PERIOD ? { period } : {}

export const periodOf = ({ period = USUAL_PERIOD }: DashboardSearch): PeriodName => period

interface PeriodWords {
  readonly label: () => string
  /** What it is compared with. */
  readonly before: () => string
}

export const periodWords: Readonly<Record<PeriodName, PeriodWords>> = {
  today: { label: m.today, before: m.untilNow },
  '7d': { label: m.sevenDays, before: m.sevenBefore },
  '30d': { label: m.thirtyDays, before: m.thirtyBefore },
  month: { label: m.thisMonth, before: m.lastMonth },
  '12m': { label: m.twelveMonths, before: m.twelveBefore },
  year: { label: m.financialYear, before: m.lastYear },
}
