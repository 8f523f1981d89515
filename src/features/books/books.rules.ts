import { type Means, meansNames } from '#/features/orders/rules/means.rules.ts'
import type { Day } from '#/platform/time/days.ts'

/** What came in and went out on a day by one means, paise. */
export interface Moved {
  readonly means: Means
  readonly inPaise: number
  readonly outPaise: number
}

/** One line of a day that was closed: what was counted beside what was expected, and why they differ. */
export interface CountedLine extends Moved {
  readonly countedPaise: number
  /** '' where nothing differs. */
  readonly reason: string
}

/** Paise that should be there more, or less, by what is written down. */
export const expectedPaise = ({ inPaise, outPaise }: Moved): number => inPaise - outPaise

/** Paise that were counted on top of what was expected; below 0 where they are missing. */
export const differencePaise = (line: CountedLine): number => line.countedPaise - expectedPaise(line)

/** One line for each means, in their order; nothing moved where nothing is said. */
export const movedByMeans = (moved: readonly Moved[]): Moved[] =>
  meansNames.map(
    (name) => moved.find((line) => line.means === name) ?? { means: name, inPaise: 0, outPaise: 0 },
  )

/** Means of which other sums are written down now than when the day was closed: something was undone, or came later. */
export const changedSince = (now: readonly Moved[], closed: readonly Moved[]): Means[] => {
  const then = movedByMeans(closed)
  return movedByMeans(now).flatMap((line, at) => {
    const before = then[at]
    return before && expectedPaise(before) !== expectedPaise(line) ? [line.means] : []
  })
}

/** Means whose difference nobody explained. */
// guard: close-reason
export const unexplained = (lines: readonly CountedLine[]): Means[] =>
  lines.filter((line) => differencePaise(line) !== 0 && line.reason === '').map((line) => line.means)

/** A day may be closed from its evening on; one that is still to come not. */
// guard: close-not-ahead
export const mayClose = (day: Day, today: Day): boolean => day <= today

/** A day that something moved on, or that was closed. */
export interface DayState {
  readonly day: Day
  readonly isClosed: boolean
  readonly hasMoved: boolean
}

/** Days that should be closed: something moved on them, and the day is over. */
export const openDays = (days: readonly DayState[], today: Day): Day[] =>
  days.filter(({ day, isClosed, hasMoved }) => hasMoved && !isClosed && day < today).map(({ day }) => day)
