/** A day as it stands in a calendar, `YYYY-MM-DD`. */
import { DAY_MS } from './spans.rules.ts'

export type Day = string

/** India is five and a half hours ahead of UTC all year round, ms. */
export const INDIA_AHEAD_MS = 19_800_000

const asDay = (ms: number): Day => new Date(ms).toISOString().slice(0, 10)

/** The day on India's calendars at a moment. */
export const indiaDay = (at: Date): Day => asDay(at.getTime() + INDIA_AHEAD_MS)

/** The hour of the day on India's clocks, 0 to 23. */
export const indiaHour = (at: Date): number => new Date(at.getTime() + INDIA_AHEAD_MS).getUTCHours()

/** The moment at which a day begins in India, with so many hours on top. */
export const indiaTime = (day: Day, hours = 0): Date =>
  new Date(Date.parse(day) - INDIA_AHEAD_MS + hours * 3_600_000)

/** So many days later; earlier when negative. */
export const addDays = (day: Day, days: number): Day => asDay(Date.parse(day) + days * DAY_MS)

/** The first day of the month so many months later. */
export function monthStart(day: Day, months = 0): Day {
  const date = new Date(day)
  return asDay(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + months, 1))
}

/** The same day of the month so many months later, or that month's last day where it is shorter. */
export function addMonths(day: Day, months: number): Day {
  const last = addDays(monthStart(day, months + 1), -1)
  const same = `${last.slice(0, 8)}${day.slice(8)}`
  return same < last ? same : last
}

/** All days from one to another, both included. */
export function daysBetween(from: Day, to: Day): Day[] {
  const days: Day[] = []
  for (let day = from; day <= to; day = addDays(day, 1)) days.push(day)
  return days
}
