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
  readonly label: string
  /** What it is compared with. */
  readonly before: string
}

export const periodWords: Readonly<Record<PeriodName, PeriodWords>> = {
  today: { label: 'Today', before: 'yesterday until now' },
  '7d': { label: '7 days', before: 'the 7 days before' },
  '30d': { label: '30 days', before: 'the 30 days before' },
  month: { label: 'This month', before: 'last month until this day' },
  '12m': { label: '12 months', before: 'the 12 months before' },
  year: { label: 'Financial year', before: 'last year until this day' },
}
