import { mkdir, writeFile } from 'node:fs/promises'
import { loadavg } from 'node:os'

/** One figure of Zari beside the limit that was measured in the same run. */
export interface Row {
  readonly what: string
  /** Work done per second. */
  readonly zari: number
  readonly limit: number
  /** Least share of the limit that is asked for. */
  readonly aim: number
  /** Times of single answers, ms. */
  readonly p50?: number
  readonly p99?: number
}

export const median = (numbers: readonly number[]): number => quantile(numbers, 0.5)

export function quantile(numbers: readonly number[], share: number): number {
  const sorted = numbers.toSorted((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

export interface Run {
  /** Per second. */
  readonly rate: number
  /** ms */
  readonly times: readonly number[]
}

/** Works on `jobs` with so many hands at once and takes the time of each. */
export async function race<Job>(
  jobs: readonly Job[],
  hands: number,
  work: (job: Job, hand: number) => Promise<void>,
): Promise<Run> {
  const times: number[] = []
  let next = 0
  const began = performance.now()
  const hand = async (number: number) => {
    for (let job = jobs[next++]; job !== undefined; job = jobs[next++]) {
      const asked = performance.now()
      await work(job, number)
      times.push(performance.now() - asked)
    }
  }
  await Promise.all(Array.from({ length: hands }, (_, number) => hand(number)))
  return { rate: (jobs.length * 1000) / (performance.now() - began), times }
}

/** Medians of three runs of each, in turn, so that both see the same weather. */
export async function compare(
  what: string,
  aim: number,
  zari: () => Promise<Run>,
  limit: () => Promise<Run>,
): Promise<Row> {
  const [ours, theirs]: [Run[], Run[]] = [[], []]
  for (let round = 0; round < 3; round += 1) {
    ours.push(await zari())
    theirs.push(await limit())
  }
  const times = ours.flatMap((run) => run.times)
  return {
    what,
    aim,
    zari: median(ours.map((run) => run.rate)),
    limit: median(theirs.map((run) => run.rate)),
    p50: quantile(times, 0.5),
    p99: quantile(times, 0.99),
  }
}

const figure = (value: number | undefined): string =>
  value === undefined || Number.isNaN(value)
    ? ''
    : value >= 100
      ? String(Math.round(value))
      : value.toFixed(1)

/** Prints a Markdown table and keeps it with the machine's load in `test-results/bench-<name>.json`. */
export async function printTable(
  name: string,
  head: readonly string[],
  rows: readonly (readonly string[])[],
  remarks: readonly string[] = [],
): Promise<void> {
  const load = loadavg().map((value) => value.toFixed(1))
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  const table = [line(head), line(head.map(() => '---')), ...rows.map(line)]
  const text = [...table, '', ...remarks, `Load of the machine (1, 5, 15 min): ${load.join(', ')}`]
  process.stdout.write(`\n${text.join('\n')}\n`)
  await mkdir('test-results', { recursive: true })
  await writeFile(`test-results/bench-${name}.json`, JSON.stringify({ load, head, rows, remarks }, null, 2))
}

/** Figures of Zari beside their limits. */
export function report(name: string, rows: readonly Row[], remarks: readonly string[] = []): Promise<void> {
  const cells = rows.map(({ what, zari, limit, aim, p50, p99 }) => {
    const share = `${Math.round((zari / limit) * 100)} %`
    return [what, figure(zari), figure(limit), share, `${aim * 100} %`, figure(p50), figure(p99)]
  })
  const head = ['what', 'Zari /s', 'limit /s', 'share', 'aim', 'p50 ms', 'p99 ms']
  return printTable(name, head, cells, remarks)
}
