import { type Day, indiaDay, indiaTime, monthStart } from '#/platform/time/days.ts'

/** A month on India's calendars, as returns are made of it: `2026-11`. */
export type Month = string

const PATTERN = /^\d{4}-(0[1-9]|1[0-2])$/

export const isMonth = (text: string): boolean => PATTERN.test(text)

export const monthOf = (at: Date): Month => indiaDay(at).slice(0, 7)

export const firstDayOf = (month: Month): Day => `${month}-01`

/** So many months later; earlier when negative. */
export const addToMonth = (month: Month, months: number): Month =>
  monthStart(firstDayOf(month), months).slice(0, 7)

/** When a month begins in India, and when the next one does. */
export const periodOf = (month: Month): { readonly from: Date; readonly until: Date } => ({
  from: indiaTime(firstDayOf(month)),
  until: indiaTime(firstDayOf(addToMonth(month, 1))),
})

/** Whether nothing can be dated into a month any more, because it is past. */
export const isOver = (month: Month, now: Date): boolean => month < monthOf(now)

/** A month as the portal writes it: `112026`. */
export const portalMonth = (month: Month): string => `${month.slice(5)}${month.slice(0, 4)}`

/** A day as the portal writes it: `23-11-2026`. */
export const portalDay = (day: Day): string => day.split('-').reverse().join('-')

/** All months from one to another, both included, the newest first. */
export function monthsBack(from: Month, to: Month): Month[] {
  const months: Month[] = []
  for (let month = to; month >= from; month = addToMonth(month, -1)) months.push(month)
  return months
}
