import type { CdnConfig } from '../../config/config.ts'
import type { Log } from '../../log/log.ts'
import { EVERYTHING, purgesOf } from './cdnHeaders.rules.ts'

/** Changes that come together are sent together, ms. */
const GATHER_MS = 50
/** After this long the same words are sent once more, for answers that were on their way to the cache when they changed, ms. */
const AGAIN_MS = 1_000
/** A cache that did not take them is asked again after this long, ms. */
const RETRY_MS = 500
const TIMEOUT_MS = 2_000
/** Whoever waits with more than that has everything end. */
const MOST_WAITING = 2_000

/** A cache in front of the shop, as one process tells it what changed. */
export interface Purger {
  /** Whatever shows any of these is to be asked for anew. */
  purge(subjects: readonly string[]): void
  purgeAll(): void
  /** Whether what is stored there now would be taken back in time: nothing is to be stored while the cache does not take purges. */
  readonly isReachable: boolean
  /** Sends what waits, and for the second time what does, within 2 s; nothing is sent afterwards. */
  close(): Promise<void>
}

export interface PurgerTerms {
  readonly againMs?: number
}

/**
 * Tells the cache in front what changed. Each process does so by itself of what it heard: what another one still answered before it heard of a change goes when that one
 * hears. At its start all goes, since nobody knows what changed before.
 */
export function openPurger({ purgeUrl, token }: CdnConfig, log: Log, terms: PurgerTerms = {}): Purger {
  const { againMs = AGAIN_MS } = terms
  const waiting = new Set<string>()
  const timers = new Set<NodeJS.Timeout>()
  const sentOnce = new Set<readonly string[]>()
  const closing = new AbortController()
  let isReachable = false
  let hasFailed = false
  let isDue = false
  let sending: Promise<void> = Promise.resolve()
  let isClosed = false

  const after = (ms: number, work: () => void) => {
    if (isClosed) return
    const timer = setTimeout(() => {
      timers.delete(timer)
      work()
    }, ms).unref()
    timers.add(timer)
  }

  const post = async (words: readonly string[]) => {
    for (const tags of purgesOf(words)) {
      const answer = await fetch(purgeUrl, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'surrogate-key': tags.join(' '),
          ...(token && { authorization: `Bearer ${token}`, 'fastly-key': token }),
        },
        body: JSON.stringify({ tags }),
        redirect: 'error',
        signal: AbortSignal.any([AbortSignal.timeout(TIMEOUT_MS), closing.signal]),
      })
      await answer.arrayBuffer()
      // guard: purge-is-taken
      if (!answer.ok) throw new Error(`The cache in front answers ${answer.status}`)
    }
  }

  const add = (words: readonly string[], ms: number) => {
    if (words.length === 0) return
    for (const word of words) waiting.add(word)
    if (waiting.size > MOST_WAITING) {
      waiting.clear()
      waiting.add(EVERYTHING)
    }
    if (isDue) return
    isDue = true
    after(ms, () => {
      isDue = false
      sending = sending.then(send)
    })
  }

  const send = async () => {
    const words = waiting.has(EVERYTHING) ? [EVERYTHING] : [...waiting]
    waiting.clear()
    if (await isTaken(words)) {
      isReachable = true
      sentOnce.add(words)
      // guard: purged-twice
      after(againMs, () => {
        sentOnce.delete(words)
        sending = sending.then(() => isTaken(words)).then(() => undefined)
      })
    }
  }

  /** Whether the cache took them; otherwise they wait again. */
  const isTaken = async (words: readonly string[]): Promise<boolean> => {
    try {
      await post(words)
      hasFailed = false
      return true
    } catch (error) {
      // guard: unheard-stores-nothing
      isReachable = false
      if (!hasFailed)
        log.error(
          { err: error },
          'the cache in front does not take what changed: nothing is stored there meanwhile',
        )
      // Twice in a row it may be a request that the cache cannot read, behind which nothing would ever be sent.
      // guard: refused-ends-everything
      add(hasFailed ? [EVERYTHING] : words, RETRY_MS)
      hasFailed = true
      return false
    }
  }

  add([EVERYTHING], 0)
  return {
    purge: (subjects) => add(subjects, GATHER_MS),
    purgeAll: () => add([EVERYTHING], 0),
    get isReachable() {
      return isReachable
    },
    async close() {
      isClosed = true
      for (const timer of timers) clearTimeout(timer)
      const limit = setTimeout(() => closing.abort(), TIMEOUT_MS)
      await sending
      const left = new Set([...waiting, ...[...sentOnce].flat()])
      // guard: last-purge-sent
      await isTaken(left.has(EVERYTHING) ? [EVERYTHING] : [...left])
      clearTimeout(limit)
    },
  }
}
