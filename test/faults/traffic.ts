import { Agent, type RequestOptions, request } from 'node:http'

/** One call: answers its status once the whole answer is there. @throws when the line breaks */
export type Call = () => Promise<number>

export interface Traffic {
  readonly answered: number
  /** Answers a second so far. */
  readonly rate: number
  /** Each call that was not answered with 2xx or 304, in words. */
  readonly failures: readonly string[]
  /** Starts no more calls and waits for those under way. */
  end(): Promise<void>
}

/** How often calls that are due are looked for, ms. */
const TICK_MS = 5
/** So many of one kind may wait for their answers; where the machine is slower, it is asked less. */
const MOST_UNDER_WAY = 8

/** Starts up to `rate` calls a second, each kind in turn. */
export function drive(rate: number, kinds: Readonly<Record<string, Call>>): Traffic {
  const names = Object.keys(kinds)
  const failures: string[] = []
  const underWay = new Map<string, Set<Promise<void>>>(names.map((name) => [name, new Set()]))
  let answered = 0
  let begun = 0

  const make = async (name: string) => {
    const asked = Date.now()
    const fail = (what: string) => failures.push(`${name}: ${what} after ${Date.now() - asked} ms`)
    try {
      const status = (await kinds[name]?.()) ?? 0
      answered += 1
      if (status !== 304 && (status < 200 || status > 299)) fail(String(status))
    } catch (error) {
      fail(String(error))
    }
  }
  const began = performance.now()
  const ticking = setInterval(() => {
    const due = ((performance.now() - began) * rate) / 1_000
    for (; begun < due; begun += 1) {
      const name = names[begun % names.length] ?? ''
      const calls = underWay.get(name)
      if (!calls || calls.size >= MOST_UNDER_WAY) continue
      const call = make(name).finally(() => calls.delete(call))
      calls.add(call)
    }
  }, TICK_MS)
  return {
    get answered() {
      return answered
    },
    get rate() {
      return (answered * 1_000) / (performance.now() - began)
    },
    failures,
    async end() {
      clearInterval(ticking)
      await Promise.all([...underWay.values()].flatMap((calls) => [...calls]))
    },
  }
}

/** Connections that are kept and used in turn, `count` of them: each rests as long as possible before its next call. */
export const pooledAgent = (count: number): Agent =>
  new Agent({ keepAlive: true, maxSockets: count, maxFreeSockets: count, scheduling: 'fifo' })

/** A new connection for each call. */
export const newConnections = (): Agent => new Agent({ keepAlive: false })

/** Calls `path` at a port of this machine; `json` makes it a POST. */
export function call(
  port: number,
  agent: Agent,
  path: string,
  { token = '', cookie = '', json }: { token?: string; cookie?: string; json?: unknown } = {},
): Promise<number> {
  const body = json === undefined ? '' : JSON.stringify(json)
  const options: RequestOptions = {
    host: '127.0.0.1',
    port,
    path,
    agent,
    method: json === undefined ? 'GET' : 'POST',
    headers: {
      ...(token && { authorization: token }),
      ...(cookie && { cookie }),
      ...(body && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }),
    },
    // Being left hanging is a failure, too.
    signal: AbortSignal.timeout(60_000),
  }
  return new Promise((done, fail) => {
    const asked = request(options, (answer) => {
      answer.resume()
      answer.once('end', () => done(answer.statusCode ?? 0))
      answer.once('error', fail)
    })
    asked.once('error', fail)
    asked.end(body)
  })
}
