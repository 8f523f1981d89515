/** What was measured once. */
export interface Run {
  /** Per second. */
  readonly rate: number
  /** Times of single answers, ms. */
  readonly p50: number
  readonly p99: number
  /** What those who answered, their database and those who asked took of a core, %. */
  readonly server?: number
  readonly database?: number | undefined
  readonly generator?: number
}

export const median = (numbers: readonly number[]): number => quantile(numbers, 0.5)

export function quantile(numbers: readonly number[], share: number): number {
  const sorted = numbers.toSorted((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

/** Works on `jobs` with so many hands at once and takes the time of each. */
export async function race<Job>(
  jobs: readonly Job[],
  hands: number,
  work: (job: Job, hand: number) => Promise<void>,
): Promise<Run> {
  const times: number[] = []
  let next = 0
  const [began, busy] = [performance.now(), process.cpuUsage()]
  const hand = async (number: number) => {
    for (let job = jobs[next++]; job !== undefined; job = jobs[next++]) {
      const asked = performance.now()
      await work(job, number)
      times.push(performance.now() - asked)
    }
  }
  await Promise.all(Array.from({ length: hands }, (_, number) => hand(number)))
  const ms = performance.now() - began
  const { user, system } = process.cpuUsage(busy)
  const rate = (jobs.length * 1_000) / ms
  return { rate, p50: quantile(times, 0.5), p99: quantile(times, 0.99), generator: (user + system) / 10 / ms }
}

/** How often `work` is timed, one after the other; ms each. @param before done before each, and not timed */
export async function timesOf(
  count: number,
  work: () => Promise<unknown>,
  before?: () => Promise<unknown>,
): Promise<number[]> {
  const times: number[] = []
  for (let time = 0; time < count; time += 1) {
    await before?.()
    const began = performance.now()
    await work()
    times.push(performance.now() - began)
  }
  return times
}

const ROUNDS = 3

type Measure = (round: number) => Promise<Run>
type Figures = Readonly<Record<string, string | number>>

const medianOf = (runs: readonly Run[], of: keyof Run): number =>
  median(runs.map((run) => run[of] ?? Number.NaN))

/**
 * Zari beside one or several limits: medians of three runs of each, in turn, so that all see the same weather. `is`
 * says what is compared, and under what conditions. The share is that of the limit named first.
 * @param aim the least share that is asked for, %; left out where none is
 */
export async function compare(
  is: Figures,
  aim: number | undefined,
  zari: Measure,
  limits: Readonly<Record<string, Measure>>,
): Promise<Figures> {
  const ours: Run[] = []
  const theirs = Object.entries(limits).map(([name, run]) => ({ name, run, runs: [] as Run[] }))
  for (let round = 0; round < ROUNDS; round += 1) {
    ours.push(await zari(round))
    for (const limit of theirs) limit.runs.push(await limit.run(round))
  }
  const rate = medianOf(ours, 'rate')
  const shares = theirs.flatMap(({ name, runs }) => {
    const most = medianOf(runs, 'rate')
    return [[`${name} /s`, most] as const, [`share of ${name} %`, (rate / most) * 100] as const]
  })
  const all = [...ours, ...theirs.flatMap(({ runs }) => runs)]
  const figures = {
    'Zari /s': rate,
    ...Object.fromEntries(shares),
    'aim %': aim ?? Number.NaN,
    'p50 ms': medianOf(ours, 'p50'),
    'p99 ms': medianOf(ours, 'p99'),
    'server CPU %': medianOf(ours, 'server'),
    'database CPU %': medianOf(ours, 'database'),
    'generator CPU %, at most': Math.max(...all.map(({ generator = Number.NaN }) => generator)),
  }
  // Not everything is known of every run.
  return {
    ...is,
    ...Object.fromEntries(Object.entries(figures).filter(([, value]) => Number.isFinite(value))),
  }
}
