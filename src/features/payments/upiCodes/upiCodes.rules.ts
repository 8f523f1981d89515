/** A code by which money may still come. */
import { MINUTE_MS } from '#/platform/time/spans.rules.ts'

export interface OpenCode {
  readonly id: string
  readonly createdAt: Date
  /** When it ends by itself, or was closed at the provider. */
  readonly closesAt: Date
  readonly askedAt: Date | null
  /** It is shown, and its order waits for just this amount. */
  readonly isWanted: boolean
}

/** So long after its end money may still come by a code: who had confirmed it in their app by then has paid, ms. */
const LATE_MS = 15 * MINUTE_MS

/** Pauses between two questions about a code, by how old it is, ms. The webhook tells within seconds; this is for one that never comes. */
const PAUSES: readonly { readonly until: number; readonly pause: number }[] = [
  { until: 30 * MINUTE_MS, pause: 3 * MINUTE_MS },
  { until: 3 * 60 * MINUTE_MS, pause: 15 * MINUTE_MS },
  { until: Number.POSITIVE_INFINITY, pause: 3 * 60 * MINUTE_MS },
]

/** Whether a code has ended, by itself or because it was closed. */
export const hasEnded = ({ closesAt }: OpenCode, now: Date): boolean => closesAt <= now

/** Whether all that could come by a code that has ended is there. */
export const isAskedLast = ({ closesAt }: OpenCode, now: Date): boolean =>
  // guard: code-asked-late
  now.getTime() - closesAt.getTime() >= LATE_MS

/**
 * Whether the provider is to be asked about a code now: one that nobody should pay any more at once, one that has ended then
 * and once more, others ever more seldom.
 */
export function isAskedNow(code: OpenCode, now: Date): boolean {
  if (hasEnded(code, now)) return (code.askedAt ?? code.createdAt) < code.closesAt || isAskedLast(code, now)
  // guard: code-closed-at-once
  if (!code.isWanted) return true
  const since = (code.askedAt ?? code.createdAt).getTime()
  const age = now.getTime() - code.createdAt.getTime()
  const pause = PAUSES.find(({ until }) => age < until)?.pause ?? 0
  return now.getTime() - since >= pause
}
