import { setTimeout as pause } from 'node:timers/promises'
import type { Claim } from './ownership.ts'
import { EmbeddedDatabaseError } from './problem.ts'
import type { Server } from './process.ts'

export interface Owned {
  server: Server
  claim: Claim
}

const FIRST_PAUSE = 100
const LONGEST_PAUSE = 5_000
/** A database that lived this long, ms, was healthy: the next loss is repaired at once again. */
const HEALTHY = 10_000

/**
 * Watches over an owned database: when the owner's connection breaks (the server crashed, was killed or restarted),
 * takes it again, with growing pauses, until `stop` is called or another server owns it (`onTaken`).
 */
export function superviseOwnership(options: {
  first: Owned
  take: () => Promise<Owned>
  end: (owned: Owned) => Promise<void>
  log: (line: string) => void
  onTaken: (reason: EmbeddedDatabaseError) => void
  /** Waits so many ms or until the signal; the clock unless a test stands in for it. */
  rest?: (ms: number, signal: AbortSignal) => Promise<void>
}): { stop(): Promise<void> } {
  const { first, take, end, log, onTaken, rest = restByClock } = options
  const stopping = new AbortController()
  let current: Owned | undefined = first
  let wait = 0
  let stopped: Promise<void> | undefined

  const supervision = supervise(first)

  async function supervise(owned: Owned): Promise<void> {
    for (let held: Owned | undefined = owned; held; held = current) {
      const since = Date.now()
      await held.claim.lost
      if (stopping.signal.aborted) return
      current = undefined
      if (Date.now() - since > HEALTHY) wait = 0
      log('The database went away; bringing it back.')
      current = await takeAgain()
      // Taken while stop was called: stop waits for this function, then ends it.
      if (stopping.signal.aborted) return
      if (current) log('The database is back.')
    }
  }

  async function takeAgain(): Promise<Owned | undefined> {
    let said = ''
    while (!stopping.signal.aborted) {
      await rest(wait, stopping.signal)
      wait = Math.min(LONGEST_PAUSE, Math.max(FIRST_PAUSE, wait * 2))
      if (stopping.signal.aborted) return undefined
      try {
        return await take()
      } catch (error) {
        const message = error instanceof Error ? error.message : String(error)
        if (message !== said) log(`The database does not come back yet: ${message}`)
        said = message
        if (error instanceof EmbeddedDatabaseError && error.problem === 'another-server') {
          onTaken(error)
          return undefined
        }
      }
    }
    return undefined
  }

  async function endCurrent(): Promise<void> {
    const owned = current
    current = undefined
    if (owned) await end(owned)
  }

  async function stopOnce(): Promise<void> {
    stopping.abort()
    await endCurrent()
    await supervision
    await endCurrent()
  }

  return {
    stop() {
      stopped ??= stopOnce()
      return stopped
    },
  }
}

async function restByClock(ms: number, signal: AbortSignal): Promise<void> {
  await pause(ms, undefined, { signal }).catch(() => undefined)
}
