import { type Series, seriesNames } from '../documents/document.rules.ts'
import { numberIn } from '../documents/numbers.rules.ts'
import type { NumberRun } from './gstr1.rules.ts'

/** Serial numbers from one to another, both included. */
export interface Stretch {
  readonly series: Series
  readonly from: number
  readonly to: number
}

/**
 * Follows the numbers of a month's documents, which come in ascending order in each series.
 * @param lastBefore the highest serial of each series that was issued before the month, in its financial year; 0 for none
 */
export function followNumbers(financialYear: string, lastBefore: Readonly<Record<Series, number>>) {
  const runs: { series: Series; from: number; to: number }[] = []
  const last: Record<Series, number> = { ...lastBefore }
  const current = new Map<Series, { series: Series; from: number; to: number }>()
  const gaps: Stretch[] = []
  return {
    add(series: Series, serial: number): void {
      const run = current.get(series)
      if (run && serial === run.to + 1) run.to = serial
      else {
        // guard: gst-number-gaps
        if (serial > last[series] + 1) gaps.push({ series, from: last[series] + 1, to: serial - 1 })
        const next = { series, from: serial, to: serial }
        runs.push(next)
        current.set(series, next)
      }
      last[series] = Math.max(last[series], serial)
    },
    /** Numbers that none of the documents had; they may have been issued in another month. */
    gaps: (): readonly Stretch[] => gaps,
    /** @param missing serials that were never issued, of those in the gaps */
    list(missing: readonly { readonly series: Series; readonly serial: number }[]): NumberRun[] {
      return seriesNames.flatMap((series) => {
        const parts = [
          ...runs.filter((run) => run.series === series).map(({ from, to }) => ({ from, to, cancelled: 0 })),
          ...missing
            .filter((one) => one.series === series)
            .map(({ serial }) => ({ from: serial, to: serial, cancelled: 1 })),
        ].sort((one, other) => one.from - other.from)
        const joined: { from: number; to: number; cancelled: number }[] = []
        for (const part of parts) {
          const before = joined.at(-1)
          if (before && before.to + 1 === part.from) {
            before.to = part.to
            before.cancelled += part.cancelled
          } else joined.push({ ...part })
        }
        return joined.map(({ from, to, cancelled }) => ({
          series,
          from: numberIn(series, financialYear, from),
          to: numberIn(series, financialYear, to),
          total: to - from + 1,
          cancelled,
        }))
      })
    },
  }
}
