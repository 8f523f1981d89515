import { clearTimeout, setTimeout } from 'node:timers'
import type { Client } from 'pg'
import type { Log } from '../log/log.ts'
import { cut, guardedClient, IDLE_CHECK_MS, monotonicMs, type Watch } from './guardedClient.ts'
import type { Hosts } from './hosts.ts'
import { sqlStateOf } from './sqlState.ts'

/** A statement that takes longer makes somebody look whether the database answers at all, ms. */
const DOUBT_MS = 3_000
/** So often from then on, ms. */
const AGAIN_MS = 1_000
/** How long it may take to say that it is there, ms. */
const PROBE_MS = 2_000
/** The same while it is away, ms: nobody waits for that, and this process may be busy with telling so. */
const LATE_PROBE_MS = 5_000
/** The server ends a statement after 15 s by itself; whoever hears nothing of that a little later hears nothing at all, ms. */
const LONGEST_MS = 16_000
/** Whoever asks from outside is answered what was seen last, where that is not older, ms: each look is a connection and a log-in. */
const LATELY_MS = 1_000
/** While it is away it is looked for so often, ms. */
const LOOK_MS = 500

/** Whether this process reaches its database. */
export interface Reach {
  readonly isUp: boolean
  /** Whether it is away without a word, so that whoever asked it would wait in vain; one that is refused knows at once. */
  readonly isSilent: boolean
  /** Since when it does not, ms since 1970; undefined while it does. */
  readonly downSince: number | undefined
  /** Looks now: a new connection that answers within 2 s. Who asks meanwhile gets the same answer. */
  check(): Promise<boolean>
  /** What `check` saw within the last second; where that is longer ago it looks. */
  lately(): Promise<boolean>
  /** Told each time that it goes or comes back. */
  onChange(receive: (isUp: boolean) => void): void
  /** What the connections of the pool are watched by. */
  readonly watch: Watch
  close(): void
}

/** What is asked while the database is known to be silent: nobody waits for that again. The code is SQL's own for it. */
export class DatabaseAway extends Error {
  readonly code = '08001'
  constructor() {
    super('The database cannot be reached')
  }
}

/**
 * Follows whether the servers of `hosts` answer. As long as they do, and quickly, it asks them nothing.
 * @param isStandby they are the replica: the log names it, and that it is away is no error
 */
export function openReach(hosts: Hosts, log?: Log, isStandby = false): Reach {
  const name = isStandby ? 'the replica of DATABASE_READ_URL' : 'the database'
  const listeners: ((isUp: boolean) => void)[] = []
  let downSince: number | undefined
  let isSilent = false
  let receivedAt = 0
  let lookedAt = Number.NEGATIVE_INFINITY
  let looking: Promise<boolean> | undefined
  let closed = false

  const turn = (isUp: boolean) => {
    if (closed || isUp === (downSince === undefined)) return
    downSince = isUp ? undefined : Date.now()
    if (isUp) log?.info(`${name} answers again`)
    else log?.[isStandby ? 'warn' : 'error'](`${name} cannot be reached`)
    for (const receive of listeners) receive(isUp)
    if (!isUp) lookAgain()
  }

  const lookAgain = () => {
    const timer = setTimeout(async () => {
      if (!closed && !(await check()) && downSince !== undefined) lookAgain()
    }, LOOK_MS)
    timer.unref()
  }

  const look = async (): Promise<boolean> => {
    const begun = monotonicMs()
    const answers = await probe(hosts, downSince === undefined ? PROBE_MS : LATE_PROBE_MS)
    // A server that is too busy for one more speaks to those that it has.
    const isUp = answers || (downSince === undefined && receivedAt > begun)
    isSilent = answers === undefined && !isUp
    lookedAt = monotonicMs()
    turn(isUp)
    return isUp
  }

  const check = async () => {
    looking ??= look().finally(() => {
      looking = undefined
    })
    return (await within(looking, PROBE_MS)) ?? downSince === undefined
  }

  return {
    get isUp() {
      return downSince === undefined
    },
    get isSilent() {
      return isSilent
    },
    get downSince() {
      return downSince
    },
    check,
    // guard: outsiders-answered-lately
    lately: async () => (monotonicMs() - lookedAt < LATELY_MS ? downSince === undefined : check()),
    onChange: (receive) => void listeners.push(receive),
    watch: {
      doubtMs: DOUBT_MS,
      againMs: AGAIN_MS,
      async mayWait(ms) {
        if (ms < LONGEST_MS) return check()
        // It may be this process that stood still, and the answer lies there.
        // guard: answer-read-first
        await socketsRead()
        return false
      },
      received() {
        receivedAt = monotonicMs()
      },
      failed: () => void check(),
    },
    close() {
      closed = true
    },
  }
}

const nobody: Watch = {
  doubtMs: PROBE_MS,
  againMs: PROBE_MS,
  mayWait: async () => false,
  received: () => undefined,
  failed: () => undefined,
}

/** Whether a server lets somebody in, or at least says why not; undefined where it says nothing within `ms`. */
async function probe(hosts: Hosts, ms: number): Promise<boolean | undefined> {
  const Probe = guardedClient(hosts, { ...nobody, doubtMs: ms })
  const client: Client = new Probe({
    connectionString: hosts.url,
    application_name: 'zari reach',
    keepAlive: true,
    keepAliveInitialDelayMillis: IDLE_CHECK_MS,
  })
  client.on('error', () => undefined)
  const asked = client
    .connect()
    .then(() => client.query('select 1'))
    .then(() => true, saysWhyNot)
  const isThere = await within(asked, ms)
  if (isThere) client.end().catch(() => undefined)
  else cut(client, new DatabaseAway())
  return isThere
}

/** It is starting, stopping or no writer (08, 57P): of no use. Anything else that it says is a word of a living server. */
const saysWhyNot = (error: unknown): boolean => {
  const code = sqlStateOf(error)
  return code !== undefined && !/^(08|57P)/.test(code)
}

/** Once what lies in the sockets has been read and told. */
const socketsRead = (): Promise<void> => new Promise((resolve) => setImmediate(() => setImmediate(resolve)))

/**
 * What `work` answers within `ms`; undefined when it does not. An answer that lies there already, while this process was too
 * busy to read it, counts.
 */
export async function within<T>(work: Promise<T>, ms: number): Promise<T | undefined> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => void socketsRead().then(() => resolve(undefined)), ms)
  })
  const done = await Promise.race([work, late])
  clearTimeout(timer)
  return done
}
