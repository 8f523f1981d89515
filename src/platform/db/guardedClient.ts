import { clearTimeout, setTimeout } from 'node:timers'
import { Client } from 'pg'
import type { Hosts } from './hosts.ts'
import { sqlStateOf } from './sqlState.ts'

/** Error code of a server that takes no writes: it was put back to follow another one. */
const READ_ONLY = '25006'
/** A socket that nobody uses is asked whether the other end lives after this long, ms. */
export const IDLE_CHECK_MS = 5_000

/** Time that goes on evenly, ms: a clock that is set anew must not end connections. */
export const monotonicMs = (): number => process.uptime() * 1_000

/** Who is told how a connection fares. */
export interface Watch {
  /** A statement has waited this long, ms, and again after each `againMs`. */
  readonly doubtMs: number
  readonly againMs: number
  /** Whether a connection should go on waiting for its answer, `ms` after it began to. */
  mayWait(ms: number): Promise<boolean>
  /** The server said something on this connection. */
  received(): void
  /** A connection could not be made. */
  failed(error: unknown): void
}

type Callback = (error: Error | null | undefined, result?: unknown) => void

const spoilt = new WeakSet<object>()

/** Whether this connection leads to a server that is of no use any more, although it answers. */
export const isSpoilt = (client: object): boolean => spoilt.has(client)

/** No answer came, and it is not waited for any longer. The code is SQL's word for a connection that failed. */
class NoAnswer extends Error {
  readonly code = '08006'
}

/**
 * A class of connections to the server of `hosts` that takes writes. None waits for ever: an answer that does not come is given
 * up by `watch`, and the connection with it, because what the server may still be doing on it nobody knows.
 * @param isPooled whether each transaction may be another server's, which knows nothing of statements that have a name
 */
export function guardedClient(hosts: Hosts, watch: Watch, isPooled = false): typeof Client {
  return class extends Client {
    // biome-ignore lint/suspicious/noExplicitAny: the driver's overloads
    override connect(callback?: any): any {
      if (!callback) {
        return new Promise((resolve, reject) =>
          this.connect((error: unknown) => (error ? reject(error) : resolve(this))),
        )
      }
      const done = (error?: unknown) => {
        if (error) {
          hosts.forget()
          watch.failed(error)
        }
        callback(error)
      }
      const begin = (found: { host: string; port: number } | undefined) => {
        // Node makes a connection also of a socket that was destroyed before, and nobody would end that one.
        // guard: given-up-not-made
        if (inside(this).connection.stream.destroyed)
          return callback(new NoAnswer('Connection terminated: it was given up before it was made'))
        if (found) Object.assign(this, found)
        streamOf(this, 'readyForQuery', watch.received)
        super.connect(done)
      }
      hosts.find().then(begin, done)
    }

    // biome-ignore lint/suspicious/noExplicitAny: the driver's overloads
    override query(...given: any[]): any {
      const [config] = given
      // What brings its own way of reading, as COPY does, takes as long as it takes.
      if (typeof config?.submit === 'function') return super.query(config, ...(given.slice(1) as []))
      // guard: no-names-through-pooler
      if (isPooled && config?.name) given[0] = { ...config, name: undefined }
      const end = this.#limit()
      const finish = (error: unknown) => {
        end()
        if (sqlStateOf(error) !== READ_ONLY) return
        // guard: read-only-dropped
        spoilt.add(this)
        hosts.forget()
      }
      const callback: unknown = given.at(-1)
      if (typeof callback === 'function') {
        const answered: Callback = (error, result) => {
          finish(error)
          ;(callback as Callback)(error, result)
        }
        return super.query(...(given.slice(0, -1) as [string]), answered as never)
      }
      const answer: Promise<unknown> = super.query(...(given as [string]))
      answer.then(end, finish)
      return answer
    }

    /** Watches over one statement. @returns what ends that */
    #limit(): () => void {
      const begun = monotonicMs()
      let isOver = false
      const doubt = async () => {
        // guard: silent-connection-cut
        if ((await watch.mayWait(monotonicMs() - begun)) || isOver) {
          if (!isOver) timer = setTimeout(doubt, watch.againMs)
          return
        }
        cut(this, new NoAnswer('Connection terminated: the database does not answer'))
      }
      let timer = setTimeout(doubt, watch.doubtMs)
      return () => {
        isOver = true
        clearTimeout(timer)
      }
    }
  }
}

interface Inside {
  readonly connection: {
    readonly stream: {
      readonly destroyed: boolean
      on(event: 'error', receive: () => void): void
      destroy(error: Error): void
    }
    on(event: string, receive: () => void): void
  }
}

/** What the driver does not tell of a client. */
const inside = (client: unknown): Inside => client as Inside

const streamOf = (client: unknown, event: string, receive: () => void) =>
  inside(client).connection.on(event, receive)

/** Ends a connection at once, also one that was never made; whoever waits on it is told why. */
export function cut(client: unknown, reason: Error): void {
  const { stream } = inside(client).connection
  // The driver listens from the first try to connect on. Without a listener the reason would end the process.
  stream.on('error', () => undefined)
  stream.destroy(reason)
}
