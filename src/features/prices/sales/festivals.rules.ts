import { addDays, type Day } from '#/platform/time/days.ts'
import { m } from './messages/sales.messages.ts'

/** A festival that a sale may be made for. */
export interface Festival {
  readonly name: () => string
  /** Its last day. */
  readonly day: Day
  /** Days before it on which people buy for it. */
  readonly before: number
}

/**
 * Those that moon, sun and stars move, by their days of each year; docs/operations.md says where they are from. They may be a day off
 * in a region, so the owner looks at the date.
 */
export const movedFestivals: readonly (Omit<Festival, 'day'> & { readonly days: readonly Day[] })[] = [
  {
    name: m.pongal,
    before: 7,
    days: ['2027-01-15', '2028-01-15', '2029-01-14', '2030-01-14'],
  },
  { name: m.eid, before: 12, days: ['2027-03-10', '2028-02-27', '2029-02-15', '2030-02-05'] },
  { name: m.holi, before: 7, days: ['2027-03-22', '2028-03-11', '2029-03-01', '2030-03-20'] },
  {
    name: m.gudiPadwa,
    before: 7,
    days: ['2027-04-07', '2028-03-27', '2029-04-14', '2030-04-03'],
  },
  { name: m.akshayaTritiya, before: 5, days: ['2027-05-09', '2028-04-27', '2029-05-16', '2030-05-05'] },
  { name: m.rakshaBandhan, before: 10, days: ['2027-08-17', '2028-08-05', '2029-08-23', '2030-08-13'] },
  { name: m.ganeshChaturthi, before: 7, days: ['2027-09-04', '2028-08-23', '2029-09-11', '2030-09-01'] },
  { name: m.onam, before: 10, days: ['2027-09-12', '2028-09-01', '2029-08-22', '2030-09-09'] },
  {
    name: m.dussehra,
    before: 12,
    days: ['2027-10-09', '2028-09-27', '2029-10-16', '2030-10-06'],
  },
  { name: m.diwali, before: 12, days: ['2027-10-29', '2028-10-17', '2029-11-05', '2030-10-26'] },
]

/** The last year of which the days of these are known. */
export const KNOWN_UNTIL = 2030

/** Those that have their day every year, month and day. */
const fixed = [
  { name: m.newYear, on: '01-01', before: 6 },
  { name: m.republicDay, on: '01-26', before: 3 },
  { name: m.independenceDay, on: '08-15', before: 3 },
  { name: m.christmas, on: '12-25', before: 10 },
] as const

/** A festival with the days on which a sale for it would be on. */
export interface Proposal {
  readonly name: string
  readonly from: Day
  /** Its last day. */
  readonly until: Day
}

/** The next festivals from a day on, the nearest first. @param today in India */
export function nextFestivals(today: Day, most: number): Proposal[] {
  const year = Number(today.slice(0, 4))
  const yearly = [year, year + 1].flatMap((one) =>
    fixed.map(({ name, on, before }): Festival => ({ name, day: `${one}-${on}`, before })),
  )
  const moved = movedFestivals.flatMap(({ days, ...festival }) => days.map((day) => ({ ...festival, day })))
  return [...moved, ...yearly]
    .filter(({ day }) => day >= today)
    .toSorted((one, other) => (one.day < other.day ? -1 : 1))
    .slice(0, most)
    .map(({ name, day, before }) => {
      const from = addDays(day, -before)
      return { name: name(), from: from < today ? today : from, until: day }
    })
}
