import type { Services } from '../http/env.ts'
import { alarm, type Clock, systemClock } from '../time/clock.ts'
import { type Cached, cached } from './cached.ts'

/** What a value says of itself. */
export interface Held {
  /** When it changes although nobody changes anything, ms since 1970. */
  readonly holdsUntil: number
}

/**
 * What `read` tells at a moment: read once, and again after a notice of `topic` from the database, or when its own moment has
 * come. Pages that show it, by the same word, end with it.
 * @param read is told the moment, ms since 1970
 */
export function cachedUntil<Value extends Held>(
  { databaseNotices, responseCache }: Pick<Services, 'databaseNotices' | 'responseCache'>,
  topic: string,
  read: (now: number) => Promise<Value>,
  clock: Clock = systemClock,
): Cached<void, Value> {
  const values = cached(databaseNotices, topic, () => read(clock.now()), {
    until: ({ holdsUntil }) => holdsUntil,
    now: clock.now,
  })
  const forget = () => {
    values.forget()
    responseCache.drop([topic])
  }
  const forgetAt = alarm(clock, forget)
  databaseNotices.on(topic, forget)
  return {
    ...values,
    forget,
    async get() {
      const value = await values.get()
      // What is shown of before the database went away stays as it was.
      if (databaseNotices.staleSince === undefined) forgetAt(value.holdsUntil)
      return value
    },
  }
}
