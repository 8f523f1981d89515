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

async function rssOf(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  return Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1]) / 1024
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
      looks.push({ at, rss: await rssOf(pid), heap: await heap() })
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
