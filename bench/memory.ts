import { readFile } from 'node:fs/promises'

/** One look at a process. MB. */
export interface Look {
  /** Minutes since the first look. */
  readonly at: number
  /** What the system has given it. */
  readonly rss: number
  /** What its JavaScript uses, with what nobody has collected yet. */
  readonly heap: number
}

/** A process that is watched through its inspector. */
export interface Inspected {
  readonly pid: number
  readonly looks: readonly Look[]
  look(at: number): Promise<void>
  /** Collects garbage and answers what is left, MB. */
  collected(): Promise<number>
  close(): void
}

const MB = 1024 * 1024

/** Calls methods of an inspector one after the other. @throws when it cannot be reached */
async function inspect(address: string) {
  const socket = new WebSocket(address)
  await new Promise((done, fail) => {
    socket.addEventListener('open', done, { once: true })
    socket.addEventListener('error', () => fail(new Error(`${address} does not answer`)), { once: true })
  })
  let calls = 0
  const send = <Result>(method: string, params: object = {}): Promise<Result> => {
    calls += 1
    const id = calls
    return new Promise((done) => {
      const onMessage = (event: MessageEvent) => {
        const answer = JSON.parse(event.data)
        if (answer.id !== id) return
        socket.removeEventListener('message', onMessage)
        done(answer.result)
      }
      socket.addEventListener('message', onMessage)
      socket.send(JSON.stringify({ id, method, params }))
    })
  }
  return { send, close: () => socket.close() }
}

/** What the system has given a process, MB. */
export interface Footprint {
  /** With all that it shares with others: the program itself, libraries. */
  readonly rss: number
  /** What is shared counts by its part: the sum over all processes is what the shop takes. */
  readonly pss: number
}

export async function footprintOf(pid: number): Promise<Footprint> {
  const rollup = await readFile(`/proc/${pid}/smaps_rollup`, 'utf8')
  const field = (name: string) => Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(rollup)?.[1]) / 1024
  return { rss: field('Rss'), pss: field('Pss') }
}

/** Watches the process whose inspector listens there; undefined when it is gone. */
export async function attachInspector(address: string): Promise<Inspected | undefined> {
  const inspector = await inspect(address).catch(() => undefined)
  if (!inspector) return undefined
  const { send, close } = inspector
  const evaluate = async (expression: string): Promise<number> =>
    (await send<{ result: { value: number } }>('Runtime.evaluate', { expression })).result.value
  const pid = await evaluate('process.pid')
  const heap = async () => (await evaluate('process.memoryUsage().heapUsed')) / MB
  const looks: Look[] = []
  return {
    pid,
    looks,
    async look(at) {
      looks.push({ at, rss: (await footprintOf(pid)).rss, heap: await heap() })
    },
    async collected() {
      // What waits to be finalised goes with the second round.
      await send('HeapProfiler.collectGarbage')
      await send('HeapProfiler.collectGarbage')
      return heap()
    },
    close,
  }
}

/** By how much `y` grows with `x`, by least squares. */
export function slope(points: readonly { readonly x: number; readonly y: number }[]): number {
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
  const [x, y] = [mean(points.map((point) => point.x)), mean(points.map((point) => point.y))]
  const spread = points.reduce((sum, point) => sum + (point.x - x) ** 2, 0)
  return points.reduce((sum, point) => sum + (point.x - x) * (point.y - y), 0) / spread
}
