import { m } from './messages/time.messages.ts'

/** Half-open: shown from the very first moment on, not any more at the last. Without a moment on that side: always. */
export interface Dates<Time> {
  readonly from: Time | null
  readonly until: Time | null
}

/** Whether something with such dates is shown at a moment, ms since 1970. */
export function isShownAt({ from, until }: Dates<Date>, now: number): boolean {
  // guard: shown-dates
  return (from === null || from.getTime() <= now) && (until === null || now < until.getTime())
}

/** The next moment after `now` at which one of them comes or goes, ms since 1970; infinite when none does. */
export const nextChange = (all: readonly Dates<Date>[], now: number): number =>
  Math.min(
    ...all
      .flatMap(({ from, until }) => [from, until])
      .map((edge) => edge?.getTime() ?? 0)
      .filter((edge) => edge > now),
  )

/** What is wrong with typed dates taken together, to be said of their end. */
export const datesProblem = ({ from, until }: Dates<string>): string | undefined =>
  from && until && Date.parse(until) <= Date.parse(from) ? m.endsEarly() : undefined
