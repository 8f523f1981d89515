const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

const some = (count: number, unit: string): string => `${count} ${unit}${count === 1 ? '' : 's'}`

/** A span of time, ms, in its largest whole unit: "5 minutes", "3 hours", "2 days". */
export function ageText(ms: number): string {
  if (ms >= DAY_MS) return some(Math.floor(ms / DAY_MS), 'day')
  if (ms >= HOUR_MS) return some(Math.floor(ms / HOUR_MS), 'hour')
  return some(Math.max(0, Math.floor(ms / MINUTE_MS)), 'minute')
}
