import {
  addDays,
  addMonths,
  type Day,
  daysBetween,
  indiaDay,
  indiaHour,
  monthStart,
} from '#/platform/time/days.ts'

export const periodNames = ['today', '7d', '30d', 'month', '12m', 'year'] as const
export type PeriodName = (typeof periodNames)[number]

/** What the dashboard opens with. */
export const USUAL_PERIOD: PeriodName = '7d'

/** Days of India, both included. */
export interface Span {
  readonly from: Day
  readonly to: Day
}

export type Bucket = 'hour' | 'day' | 'month'

export interface Period extends Span {
  readonly name: PeriodName
  /** What one bar of the chart stands for. */
  readonly bucket: Bucket
  /** What it is compared with: as long, and as far into its month or year. */
  readonly before: Span
}

/** The financial year of India begins with April. */
const APRIL = 4

function financialYearStart(today: Day): Day {
  const [year = 0, month = 1] = today.split('-').map(Number)
  return `${month < APRIL ? year - 1 : year}-04-01`
}

const lastDays = (count: number, today: Day): { span: Span; before: Span } => {
  const from = addDays(today, 1 - count)
  return { span: { from, to: today }, before: { from: addDays(from, -count), to: addDays(from, -1) } }
}

/** From a first of the month until today, beside the same stretch so many months earlier. */
const untilToday = (from: Day, today: Day, earlier: number): { span: Span; before: Span } => ({
  span: { from, to: today },
  before: { from: addMonths(from, -earlier), to: addMonths(today, -earlier) },
})

const shapes: Record<PeriodName, { bucket: Bucket; spans: (today: Day) => { span: Span; before: Span } }> = {
  today: { bucket: 'hour', spans: (today) => lastDays(1, today) },
  '7d': { bucket: 'day', spans: (today) => lastDays(7, today) },
  '30d': { bucket: 'day', spans: (today) => lastDays(30, today) },
  month: { bucket: 'day', spans: (today) => untilToday(monthStart(today), today, 1) },
  '12m': { bucket: 'month', spans: (today) => untilToday(monthStart(today, -11), today, 12) },
  year: { bucket: 'month', spans: (today) => untilToday(financialYearStart(today), today, 12) },
}

/** A period as it is at a moment; its last day is the one that is under way. */
export function periodAt(name: PeriodName, now: Date): Period {
  const { bucket, spans } = shapes[name]
  const { span, before } = spans(indiaDay(now))
  return { name, bucket, ...span, before }
}

/** The keys of a period's buckets in order: `09` for an hour, `2026-11-20` for a day, `2026-11` for a month. */
export function bucketKeys({ bucket, from, to }: Period, now: Date): string[] {
  if (bucket === 'hour') {
    return Array.from({ length: indiaHour(now) + 1 }, (_, hour) => String(hour).padStart(2, '0'))
  }
  return [...new Set(daysBetween(from, to).map((day) => bucketOf(bucket, day)))]
}

/** The bucket a day falls into. */
export const bucketOf = (bucket: Exclude<Bucket, 'hour'>, day: Day): string =>
  bucket === 'month' ? day.slice(0, 7) : day

export const isPeriod = (value: unknown): value is PeriodName => periodNames.some((name) => name === value)
