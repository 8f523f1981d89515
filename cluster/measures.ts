/** When orders are to come again, after whatever happened, ms. */
export const AGAIN_MS = 35_000
/** In which `/readyz` has to have answered: 2 s, and room for a machine that runs a whole cluster, ms. */
const READYZ_MS = 6_000

/** So many of what is gone are named. */
const NAMED = 3

/** What came of one situation. */
export interface Outcome {
  readonly situation: string
  readonly mode: string
  readonly orders: number
  /** Numbers of acknowledged orders that are gone. */
  readonly lost: readonly string[]
  readonly doubled: number
  readonly unknown: number
  readonly faults: readonly string[]
  /** The longest time without an acknowledged order, ms. */
  readonly pauseMs: number
  /** Until both shops were ready for good, ms. */
  readonly readyMs: number
  /** The slowest answer of `/readyz`, and the slowest to a buyer, ms. */
  readonly readyzMs: number
  readonly slowestMs: number
  /** Until each shop showed what was changed at the other; undefined: never. */
  readonly seenMs: readonly (number | undefined)[]
}

/** The longest span within which nothing came, from `from` to `to`. */
export function longestPause(times: readonly number[], from: number, to: number): number {
  const marks = [from, ...times.filter((time) => time > from && time < to).toSorted((a, b) => a - b), to]
  return Math.max(...marks.slice(1).map((time, at) => time - (marks[at] ?? time)))
}

/** What must not be, in words; none when all held. */
export function brokenPromises(outcome: Outcome): readonly string[] {
  const { lost, doubled, unknown, faults, pauseMs, readyzMs, seenMs } = outcome
  const seconds = (ms: number) => `${(ms / 1_000).toFixed(1)} s`
  return [
    ...(lost.length > 0 ? [`${lost.length} acknowledged orders are gone (${lost.slice(0, NAMED)})`] : []),
    ...(doubled > 0 ? [`${doubled} bags became two orders`] : []),
    ...(unknown > 0 ? [`${unknown} orders of which nobody was told`] : []),
    ...faults,
    ...(pauseMs > AGAIN_MS ? [`no order for ${seconds(pauseMs)}`] : []),
    ...(readyzMs > READYZ_MS ? [`/readyz answered after ${seconds(readyzMs)}`] : []),
    ...(seenMs.includes(undefined) ? ['a change was never seen at the other shop'] : []),
  ]
}
