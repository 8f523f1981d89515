import { LRUCache } from 'lru-cache'
import type { DatabaseNotices } from '../db/databaseNotices.ts'

export interface CacheTerms<Input, Value> {
  /** Where there are several values: which one an input means. */
  readonly keyOf?: (input: Input) => string
  /** Values in memory at most; those unused for longest go first. */
  readonly max?: number
  /** Until when a value holds although no notice comes, ms since 1970; one in the past is not cached at all. */
  readonly until?: (value: Value) => number
  /** What a notice names that is about this value; otherwise each notice of the topic is about all. */
  readonly subjectOf?: (value: Value) => string
  readonly now?: () => number
  /** Whether it says of somebody what may be out of date: never shown while the database is away. */
  readonly isPersonal?: boolean
}

export interface Cached<Input, Value> {
  /** How many values are in memory. */
  size(): number
  get(input: Input): Promise<Value>
  /** What `get` would bring of memory alone; undefined where it would read, or say what may be out of date. */
  atOnce(input: Input): Value | undefined
  /** What was read last and still holds by its own time, whether or not notices arrive. */
  known(input: Input): Value | undefined
  /** Call after a write of this process was committed: what is read from now on shows it. */
  forget(): void
}

/**
 * What `read` tells, read once and again after a notice of `topic` from the database, whichever process wrote. While no
 * notices arrive nothing in memory is trusted, but for what may be shown while the database is away. Callers that come together share one reading; one that fails is not kept,
 * nor is one during which something changed.
 */
export function cached<Value, Input = void>(
  databaseNotices: DatabaseNotices,
  topic: string,
  read: (input: Input) => Promise<Value>,
  terms: CacheTerms<Input, Value> = {},
): Cached<Input, Value> {
  const {
    keyOf = () => '',
    max = 1,
    until = () => Number.POSITIVE_INFINITY,
    subjectOf,
    now = Date.now,
    isPersonal = false,
  } = terms
  /** Where the values about a subject are: a notice need not look at all of them. */
  const keysAbout = new Map<string, Set<string>>()
  const values = new LRUCache<string, { readonly value: Value; readonly holdsUntil: number }>({
    max,
    dispose({ value }, key) {
      if (!subjectOf) return
      const subject = subjectOf(value)
      const keys = keysAbout.get(subject)
      keys?.delete(key)
      if (keys?.size === 0) keysAbout.delete(subject)
    },
  })
  /** What is being read takes no room from what is known. */
  const readings = new Map<string, Promise<Value>>()

  databaseNotices.on(topic, (payload) => {
    readings.clear()
    if (payload === '*' || !subjectOf) return values.clear()
    // guard: notice-drops-all-about
    for (const key of keysAbout.get(payload) ?? []) values.delete(key)
  })

  /** Where one comes, the two unused for longest leave if their time is over: what nobody asks for takes no room for long. */
  const dropExpired = () => {
    const [oldest = '', next = ''] = values.rkeys()
    for (const key of [oldest, next]) {
      const value = values.peek(key)
      if (value && value.holdsUntil <= now()) values.delete(key)
    }
  }

  const store = (key: string, value: Value) => {
    const holdsUntil = until(value)
    if (holdsUntil <= now() || !databaseNotices.connected) return
    // guard: memory-drops-oldest
    values.set(key, { value, holdsUntil })
    const subject = subjectOf?.(value)
    if (subject !== undefined) keysAbout.set(subject, (keysAbout.get(subject) ?? new Set()).add(key))
    dropExpired()
  }

  const begin = (input: Input, key: string): Promise<Value> => {
    const reading = read(input)
    readings.set(key, reading)
    /** @returns whether nothing changed meanwhile */
    const end = () => readings.get(key) === reading && readings.delete(key)
    reading.then((value) => end() && store(key, value), end)
    return reading
  }

  const known = (input: Input): Value | undefined => {
    const stored = values.get(keyOf(input))
    return stored && stored.holdsUntil > now() ? stored.value : undefined
  }

  return {
    size: () => values.size,
    async get(input) {
      const key = keyOf(input)
      const stored = values.get(key)
      if (!databaseNotices.connected) {
        // guard: nobody-shown-stale
        const isShown = stored && !isPersonal && databaseNotices.staleSince !== undefined
        return isShown ? stored.value : begin(input, key)
      }
      if (stored && stored.holdsUntil > now()) return stored.value
      return readings.get(key) ?? begin(input, key)
    },
    // guard: at-once-while-informed
    atOnce: (input) => (databaseNotices.connected ? known(input) : undefined),
    known,
    forget() {
      // Something's time has come, and it cannot be read anew: it is shown as it was.
      // guard: stale-not-forgotten
      if (databaseNotices.staleSince !== undefined) return
      readings.clear()
      values.clear()
    },
  }
}
