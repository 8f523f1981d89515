import { randomUUID } from 'node:crypto'
import type { Client } from 'pg'
import type { Log } from '../log/log.ts'
import { DatabaseAddressError } from './addressProblem.ts'
import { cut } from './guardedClient.ts'
import { openHosts } from './hosts.ts'
import { oneSession } from './oneSession.ts'
import { within } from './reach.ts'

const CHANNEL = 'zari'
const BEAT = 'beat'
const WRITTEN = 'written'
const RECONNECT_MS = 500
/**
 * So often the connection must carry a notice of its own, ms; one that missed so many counts as gone. A firewall may drop
 * a quiet connection without a word, and a pooler in between may take `listen` and never deliver.
 */
const BEAT_MS = 1_000
const BEATS_MISSED = 3
/** What is asked on it has to be answered within this, ms. */
const ANSWER_MS = 5_000

export interface DatabaseNotices {
  /** Calls `receive` with the payload of each notice `topic:payload`, and with '*' after a gap in the connection. */
  on(topic: string, receive: (payload: string) => void): void
  /** Whether notices arrive at the moment; without them nothing kept in memory is to be trusted. */
  readonly connected: boolean
  /**
   * While the database is away: since when what is in memory may be out of date, ms since 1970. It may be shown all the same, to
   * those who look around, and marked; undefined where it is up to date, or too old for that.
   */
  readonly staleSince?: number | undefined
  close(): Promise<void>
}

export interface ListenTerms {
  /** How often a notice of one's own is sent, ms. */
  readonly beatMs?: number
  /** Told when notices do not arrive any more. */
  readonly onLost?: () => void
  /** Whether the database is away, and not just the notices. Without it what is in memory is never shown while they are lost. */
  readonly isAway?: () => boolean
  /** Asked before notices count again: whoever hears of a change has to be able to read it. */
  readonly isBack?: () => Promise<boolean>
  /** How long what is in memory may be shown, ms. */
  readonly staleMs?: number
  /**
   * Sends a notice on the way that writes take, where that is another one: what is written there has to be heard here.
   * Without it both are one.
   */
  readonly write?: (send: { readonly channel: string; readonly message: string }) => Promise<unknown>
}

/** Listens on one connection of its own for what other processes wrote (LISTEN/NOTIFY). */
export async function listenForDatabaseNotices(
  url: string,
  log?: Log,
  terms: ListenTerms = {},
): Promise<DatabaseNotices> {
  const { beatMs = BEAT_MS, onLost = () => undefined, write, isAway = () => false, staleMs = 0 } = terms
  const hosts = openHosts(url)
  const listeners = new Map<string, ((payload: string) => void)[]>()
  let client: Client | undefined
  let closed = false
  /** Since when no notices arrive, ms since 1970. */
  let lostAt: number | undefined

  const dispatch = (message: string) => {
    const cut = message.indexOf(':')
    const topic = cut < 0 ? message : message.slice(0, cut)
    for (const receive of listeners.get(topic) ?? []) receive(cut < 0 ? '*' : message.slice(cut + 1))
  }

  // guard: one-reconnect
  const connect = async () => {
    const next = await oneSession(hosts, { application_name: 'zari notices' }, ANSWER_MS)
    next.on('notification', (databaseNotice) => databaseNotice.payload && dispatch(databaseNotice.payload))
    let receives: (() => boolean) | undefined
    try {
      await next.query(`listen ${CHANNEL}`)
      receives = write && (await followWrites(next, write, beatMs))
      if (closed) throw new Error('Nobody listens any more')
    } catch (error) {
      await next.end().catch(() => undefined)
      throw error
    }
    // Only now: a try that fails ends, too, and must not begin a second row of tries beside the first.
    next.once('end', () => void reconnect())
    client = next
    watch(next, receives)
  }

  /** Ends a connection on which nothing arrives any more. */
  const watch = (current: Client, receives: (() => boolean) | undefined) => {
    let missed = 0
    current.on('notification', () => {
      missed = 0
    })
    const beat = setInterval(() => {
      // guard: silent-notices-gone
      if (missed === BEATS_MISSED || receives?.() === false)
        return cut(current, new Error('No notices arrive'))
      // One that is still on its way is waited for.
      if (missed === 0) current.query('select pg_notify($1, $2)', [CHANNEL, BEAT]).catch(() => undefined)
      missed += 1
    }, beatMs).unref()
    current.once('end', () => clearInterval(beat))
  }

  const reconnect = async () => {
    client = undefined
    lostAt ??= Date.now()
    if (!closed) onLost()
    while (!closed) {
      await new Promise((done) => setTimeout(done, RECONNECT_MS).unref())
      try {
        if (terms.isBack && !(await terms.isBack())) continue
        await connect()
        lostAt = undefined
        for (const topic of listeners.keys()) dispatch(topic)
        return
      } catch (error) {
        log?.warn({ err: error }, 'still without notices from the database')
      }
    }
  }

  await connect()
  return {
    on(topic, receive) {
      listeners.set(topic, [...(listeners.get(topic) ?? []), receive])
    },
    get connected() {
      return client !== undefined
    },
    get staleSince() {
      // guard: stale-for-so-long
      if (lostAt === undefined || Date.now() - lostAt >= staleMs) return undefined
      return isAway() ? lostAt : undefined
    },
    async close() {
      closed = true
      await client?.end().catch(() => undefined)
    },
  }
}

/**
 * Writes a notice with each call of what it answers, and follows whether they are heard on `client`. One that is not written
 * yet, because the pool is busy or away, says nothing: whether this connection lives is found out on itself.
 * @returns whether all is heard that was written so long ago that it should be
 * @throws DatabaseAddressError when not even the first one is heard
 */
async function followWrites(
  client: Client,
  write: NonNullable<ListenTerms['write']>,
  beatMs: number,
): Promise<() => boolean> {
  const me = `${WRITTEN}:${randomUUID()}:`
  const first = Promise.withResolvers<void>()
  let [sent, written, received, behind] = [0, 0, 0, 0]
  let isWriting = false
  client.on('notification', ({ payload }) => {
    if (!payload?.startsWith(me)) return
    received = Number(payload.slice(me.length))
    first.resolve()
  })
  const next = async () => {
    isWriting = true
    sent += 1
    const mine = sent
    try {
      await write({ channel: CHANNEL, message: me + mine })
      written = mine
    } finally {
      isWriting = false
    }
  }
  await next()
  if (
    !(await within(
      first.promise.then(() => true),
      beatMs * BEATS_MISSED,
    ))
  ) {
    throw new DatabaseAddressError(
      'What is written by DATABASE_URL is not heard on DATABASE_DIRECT_URL. Both have to lead to the same database.',
    )
  }
  return () => {
    // guard: unheard-writes-noticed
    behind = written > received ? behind + 1 : 0
    if (!isWriting) next().catch(() => undefined)
    return behind < BEATS_MISSED
  }
}

/** The message that `DatabaseNotices.on(topic)` receives. Send with `select pg_notify('zari', $1)`. */
export const databaseNotice = (topic: string, payload = '*'): string => `${topic}:${payload}`
