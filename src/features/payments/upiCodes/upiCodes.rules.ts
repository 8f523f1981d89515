/** A code that is not closed at the provider, as far as we know. */
export interface OpenCode {
  readonly id: string
  readonly createdAt: Date
  readonly closesAt: Date
  readonly askedAt: Date | null
  /** It is shown, and its order waits for just this amount. */
  readonly isWanted: boolean
}

const MINUTE_MS = 60_000

/** Pauses between two questions about a code, by how old it is, ms. The webhook tells within seconds; this is for one that never comes. */
const PAUSES: readonly { readonly until: number; readonly pause: number }[] = [
  { until: 30 * MINUTE_MS, pause: 3 * MINUTE_MS },
  { until: 3 * 60 * MINUTE_MS, pause: 15 * MINUTE_MS },
  { until: Number.POSITIVE_INFINITY, pause: 3 * 60 * MINUTE_MS },
]

/** Whether a code has ended by itself. */
export const hasEnded = ({ closesAt }: OpenCode, now: Date): boolean => closesAt <= now

/** Whether the provider is to be asked about a code now: one that nobody should pay any more at once, others ever more seldom. */
export function isAskedNow(code: OpenCode, now: Date): boolean {
  // guard: code-closed-at-once
  if (!code.isWanted || hasEnded(code, now)) return true
  const since = (code.askedAt ?? code.createdAt).getTime()
  const age = now.getTime() - code.createdAt.getTime()
  const pause = PAUSES.find(({ until }) => age < until)?.pause ?? 0
  return now.getTime() - since >= pause
}
