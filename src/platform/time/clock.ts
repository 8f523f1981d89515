/** What tells the time and wakes: handed in, so that a test can be at any moment. */
export interface Clock {
  /** ms since 1970. */
  now(): number
  /** Calls `run` at a moment, ms since 1970: never later, and earlier where it is further off than a timer can be set. */
  callAt(time: number, run: () => void): void
}

/** The longest that a timer of Node waits, ms: 24 days. */
const LONGEST_MS = 2 ** 31 - 1

/** The clock of this machine. What waits keeps no process alive. */
export const systemClock: Clock = {
  now: Date.now,
  callAt(time, run) {
    setTimeout(run, Math.min(Math.max(0, time - Date.now()), LONGEST_MS)).unref()
  },
}

/** Calls `ring` at the earliest of the moments it is told; others are told anew by what is read after it. */
export function alarm(clock: Clock, ring: () => void) {
  let at = Number.POSITIVE_INFINITY
  return (time: number) => {
    if (time >= at) return
    at = time
    clock.callAt(time, () => {
      if (at !== time) return
      at = Number.POSITIVE_INFINITY
      ring()
    })
  }
}
