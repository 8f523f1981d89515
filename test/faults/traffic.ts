import { Agent, type RequestOptions, request } from 'node:http'

/** One call: answers its status once the whole answer is there. @throws when the line breaks */
export type Call = () => Promise<number>

export interface Traffic {
  readonly answered: number
  /** Each call that was not answered with 2xx or 304, in words. */
  readonly failures: readonly string[]
  /** Starts no more calls and waits for those under way. */
  end(): Promise<void>
}

/** How often calls that are due are looked for, ms. */
const TICK_MS = 5

/** Starts `rate` calls a second, whether or not those before are answered, each kind in turn. */
export function drive(rate: number, kinds: Readonly<Record<string, Call>>): Traffic {
  const names = Object.keys(kinds)
  const failures: string[] = []
  const underWay = new Set<Promise<void>>()
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
      const call = make(names[begun % names.length] ?? '').finally(() => underWay.delete(call))
      underWay.add(call)
    }
  }, TICK_MS)
  return {
    get answered() {
      return answered
    },
    failures,
    async end() {
      clearInterval(ticking)
      await Promise.all(underWay)
    },
  }
}

/** Connections that are kept and used in turn, `count` of them: each rests as long as possible before its next call. */
export const keptConnections = (count: number): Agent =>
  new Agent({ keepAlive: true, maxSockets: count, maxFreeSockets: count, scheduling: 'fifo' })

/** A new connection for each call. */
export const newConnections = (): Agent => new Agent({ keepAlive: false })

/** Calls `path` at a port of this machine; `json` makes it a POST. */
export function call(
  port: number,
  agent: Agent,
  path: string,
  { token = '', json }: { token?: string; json?: unknown } = {},
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
