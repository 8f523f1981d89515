import { m } from '../../messages/sales.messages.ts'
import type { Bucket } from '../../periods.rules.ts'

// Spelled here: browsers and the server do not agree on "Sep" and "Sept".
const months = (): readonly string[] => m.monthNames().split(' ')

const monthOf = (month: string | undefined): string => months()[Number(month) - 1] ?? ''

/** How a bar is called: "09:00", "5 Nov", "Nov 2026". */
export function bucketLabel(bucket: Bucket, key: string): string {
  if (bucket === 'hour') return `${key}:00`
  const [year, month, day] = key.split('-')
  return bucket === 'month' ? `${monthOf(month)} ${year}` : `${Number(day)} ${monthOf(month)}`
}

/** The same on the axis of a chart, where a month needs no year: there are twelve at most. */
export const bucketTick = (bucket: Bucket, key: string): string =>
  bucket === 'month' ? monthOf(key.split('-')[1]) : bucketLabel(bucket, key)

/** A day in full, "5 Nov 2026". */
export function dayLabel(day: string): string {
  const [year, month, date] = day.split('-')
  return `${Number(date)} ${monthOf(month)} ${year}`
}

/** Rupees for the edge of a chart: ₹950, ₹12k, ₹1.5L, ₹2Cr, −₹500. */
export function shortRupees(rupees: number): string {
  if (rupees < 0) return `−${shortRupees(-rupees)}`
  const short = (value: number, unit: string) => `₹${Number(value.toFixed(1))}${unit}`
  if (rupees >= 1_00_00_000) return short(rupees / 1_00_00_000, 'Cr')
  if (rupees >= 1_00_000) return short(rupees / 1_00_000, 'L')
  return rupees >= 1_000 ? short(rupees / 1_000, 'k') : short(rupees, '')
}
