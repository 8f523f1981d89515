import { type Day, indiaDay } from '#/platform/time/days.ts'

export interface BooksSearch {
  day?: Day
}

/** The day that an address asks for; today where it asks for none. */
export function readBooksSearch(search: { day?: unknown }): { day: Day } {
  const today = indiaDay(new Date())
  const { day } = search
  if (typeof day !== 'string' || !/^20\d\d-\d\d-\d\d$/.test(day) || Number.isNaN(Date.parse(day)))
    return { day: today }
  const isAhead = day > today
  return { day: isAhead ? today : day }
}
