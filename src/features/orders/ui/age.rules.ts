import { DAY_MS, HOUR_MS, MINUTE_MS } from '#/platform/time/spans.rules.ts'
import { m } from './messages/order.messages.ts'

/** A span of time, ms, in its largest whole unit: "5 minutes", "3 hours", "2 days". */
export function ageText(ms: number): string {
  if (ms >= DAY_MS) return m.days({ count: Math.floor(ms / DAY_MS) })
  if (ms >= HOUR_MS) return m.hours({ count: Math.floor(ms / HOUR_MS) })
  return m.minutes({ count: Math.max(0, Math.floor(ms / MINUTE_MS)) })
}
