import { brokenPromises, type Outcome } from './measures.ts'

const span = (values: readonly number[]): string => {
  const [least, most] = [Math.min(...values), Math.max(...values)].map((ms) => (ms / 1_000).toFixed(1))
  return least === most ? `${least}` : `${least}-${most}`
}

/** One line for each situation, of all its rounds. */
export function rowsOf(outcomes: readonly Outcome[]): Record<string, string | number>[] {
  const groups = Object.values(Object.groupBy(outcomes, ({ situation, mode }) => `${situation} ${mode}`))
  return groups.map((all = []) => {
    const sum = (of: (outcome: Outcome) => number) => all.reduce((total, one) => total + of(one), 0)
    return {
      situation: all[0]?.situation ?? '',
      way: all[0]?.mode ?? '',
      rounds: all.length,
      orders: sum(({ orders }) => orders),
      // What is gone stays gone: each round counts what was lost so far.
      lost: Math.max(...all.map(({ lost }) => lost.length)),
      doubled: Math.max(...all.map(({ doubled }) => doubled)),
      'no order for s': span(all.map(({ pauseMs }) => pauseMs)),
      'ready after s': span(all.map(({ readyMs }) => readyMs)),
      'slowest /readyz s': span(all.map(({ readyzMs }) => readyzMs)),
      'slowest answer s': span(all.map(({ slowestMs }) => slowestMs)),
      'change seen ms': Math.max(
        ...all.flatMap(({ seenMs }) => seenMs.map((ms) => ms ?? Number.POSITIVE_INFINITY)),
      ),
      held: all.filter((one) => brokenPromises(one).length === 0).length,
    }
  })
}
