import { addDays, type Day } from '#/platform/time/days.ts'

/** A festival that a sale may be made for. */
export interface Festival {
  readonly name: string
  /** Its last day. */
  readonly day: Day
  /** Days before it on which people buy for it. */
  readonly before: number
}

/** Those that the moon moves stand here by year; they may be a day off in a region, so the owner looks at the date. */
const moved: readonly Festival[] = [
  { name: 'Holi', day: '2027-03-22', before: 7 },
  { name: 'Gudi Padwa and Ugadi', day: '2027-04-07', before: 7 },
  { name: 'Akshaya Tritiya', day: '2027-05-09', before: 5 },
  { name: 'Raksha Bandhan', day: '2027-08-17', before: 10 },
  { name: 'Ganesh Chaturthi', day: '2027-09-04', before: 7 },
  { name: 'Onam', day: '2027-09-12', before: 10 },
  { name: 'Navratri and Dussehra', day: '2027-10-09', before: 12 },
  { name: 'Diwali', day: '2027-10-29', before: 12 },
  { name: 'Holi', day: '2028-03-11', before: 7 },
  { name: 'Diwali', day: '2028-10-17', before: 12 },
]

/** Those that have their day every year, month and day. */
const fixed = [
  { name: 'New Year', on: '01-01', before: 6 },
  { name: 'Pongal and Sankranti', on: '01-15', before: 7 },
  { name: 'Republic Day', on: '01-26', before: 3 },
  { name: 'Independence Day', on: '08-15', before: 3 },
  { name: 'Christmas', on: '12-25', before: 10 },
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
  return [...moved, ...yearly]
    .filter(({ day }) => day >= today)
    .toSorted((one, other) => (one.day < other.day ? -1 : 1))
    .slice(0, most)
    .map(({ name, day, before }) => {
      const from = addDays(day, -before)
      return { name, from: from < today ? today : from, until: day }
    })
}
