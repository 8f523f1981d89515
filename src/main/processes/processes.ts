import cluster, { type Worker } from 'node:cluster'
import { once } from 'node:events'
import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { isCountsMessage, relayCounts } from '../http/metrics/relay.ts'
import { isPageMessage, passOn } from '../http/neighbours/passOn.ts'

/** A process that ends by itself is replaced after this long, ms, doubled each time up to 5 s. */
const FIRST_WAIT_MS = 200
/** A process that does not listen by then never will, ms. */
const START_TIMEOUT_MS = 60_000
/** A process that was asked to leave gives up by itself before that (stopping.ts), unless it hangs, ms. */
const LEAVE_TIMEOUT_MS = 90_000

/**
 * Memory is collected earlier than V8 would by itself on a large machine: with twice the room that objects have now, a process under mixed
 * load took 260 MB instead of 440 (docs/performance.md). Young objects get 8 MB; heapGrowth.rules.ts says how far the old may grow. Room that
 * objects left goes back after 1 s. V8 keeps it for 8, and with a collection every few seconds that is always (decision 105); an older Node,
 * which runs the shop where ours does not exist, may not know that flag and would not start.
 */
const MEMORY_FLAGS = [
  '--max-semi-space-size=8',
  ...(Number.parseInt(process.versions.node, 10) >= 26 ? ['--memory-pool-timeout=1'] : []),
]
/**
 * Threads that help a process to collect. V8 takes four wherever it is: on two cores they left the one that answers a third of its
 * time while they looked through the heap, for 0.1 s (docs/decisions/0102-helpers-of-the-collector.md).
 */
const HELPERS = Math.min(4, Math.max(1, availableParallelism() - 1))
const { env: own } = process
/**
 * The system's own memory, which pictures and passwords take from several threads, is not split into many pools. Pieces of 128 KB and
 * more are mapped by themselves and go back when they are freed; of the rest what is free at the end goes back from 128 KB on, and what
 * is free in between by trimRegularly.ts. By itself glibc raises both limits with the size of the pieces.
 */
const SMALL_POOLS = {
  MALLOC_ARENA_MAX: own.MALLOC_ARENA_MAX ?? '2',
  MALLOC_MMAP_THRESHOLD_: own.MALLOC_MMAP_THRESHOLD_ ?? '131072',
  MALLOC_TRIM_THRESHOLD_: own.MALLOC_TRIM_THRESHOLD_ ?? '131072',
}

/** Why the shop could not start listening, in words for who started it. */
export class StartFailure extends Error {
  override name = 'StartFailure'
}

/** What a process says once: that it listens, or why it cannot. */
type Word = { readonly port: number } | { readonly failure: string }

export interface Processes {
  /**
   * Replaces one process after the other: each leaves once its successor listens.
   * @throws StartFailure when a successor cannot start: that process and those after it stay.
   */
  replace(): Promise<void>
  /** Stops all, each finishing what it was doing; where load balancers are to learn of it first, after `drainMs` in which all serve on. */
  stop(drainMs?: number): Promise<void>
}

/**
 * Starts `count` processes of the shop and keeps that many alive.
 * @throws StartFailure when one of the first ends before it listens.
 */
export async function startProcesses(count: number, env: Record<string, string>): Promise<Processes> {
  // All processes take connections from the system's one queue. Handed out by the parent, a connection on its way to a
  // process that is just killed would hang open, and its caller with it.
  // guard: workers-accept
  cluster.schedulingPolicy = cluster.SCHED_NONE
  // A parent that runs already keeps this path and upgrade.ts's: moving them costs each shop a stop (docs/operations.md).
  cluster.setupPrimary({
    exec: fileURLToPath(new URL('./worker.ts', import.meta.url)),
    execArgv: [...process.execArgv, ...MEMORY_FLAGS, `--v8-pool-size=${HELPERS}`],
  })
  /** Who serves; the process of a place that ends by itself is started again. */
  const places: (Worker | undefined)[] = Array.from({ length: count }, () => undefined)
  const listening = new WeakSet<Worker>()
  let stopping = false
  let wait = FIRST_WAIT_MS

  const relay = relayCounts(() =>
    places.map((worker) => (worker && listening.has(worker) ? worker : undefined)),
  )

  const passPage = passOn(
    () => places.filter((worker) => worker !== undefined && listening.has(worker)) as Worker[],
  )

  const fork = (): Worker => {
    const worker = cluster.fork({ ...SMALL_POOLS, ...env })
    worker.on('message', (message: unknown) => {
      if (isCountsMessage(message)) return relay(worker, message)
      if (isPageMessage(message)) return passPage(worker, message)
      listening.add(worker)
      wait = FIRST_WAIT_MS
    })
    worker.on('exit', (code, signal) => {
      const place = places.indexOf(worker)
      if (stopping || place < 0) return
      console.error(`A process of the shop ended (${signal ?? code}) and is started again.`)
      const follow = () => {
        if (!stopping && places[place] === worker) places[place] = fork()
      }
      setTimeout(follow, wait).unref()
      wait = Math.min(wait * 2, 5_000)
    })
    return worker
  }

  /** A process that listens. */
  const begin = async (): Promise<Worker> => {
    const worker = fork()
    const late = setTimeout(() => worker.process.kill('SIGKILL'), START_TIMEOUT_MS)
    const ended = once(worker, 'exit').then(([code, signal]) => {
      throw new StartFailure(`The shop could not start (process ended with ${signal ?? code}).`)
    })
    try {
      const [word]: [Word] = await Promise.race([once(worker, 'message') as Promise<[Word]>, ended])
      if ('failure' in word) throw new StartFailure(word.failure)
      return worker
    } finally {
      clearTimeout(late)
    }
  }

  const end = async (worker: Worker, word: 'drain' | 'stop' | 'retire', drainMs = 0) => {
    if (worker.isDead()) return
    const ended = once(worker, 'exit')
    // One that does not listen yet has nothing to finish, and would not hear.
    if (!listening.has(worker)) worker.process.kill('SIGKILL')
    // One that is just dying cannot be told any more; its end is waited for all the same.
    else if (worker.isConnected()) worker.send(word, () => undefined)
    const late = setTimeout(() => worker.process.kill('SIGKILL'), drainMs + LEAVE_TIMEOUT_MS)
    await ended
    clearTimeout(late)
  }

  const replace = async () => {
    // guard: successor-first
    for (const place of places.keys()) {
      const successor = await begin()
      // Whoever has the place by now: the one before may have ended by itself.
      const old = places[place]
      places[place] = successor
      if (old) await end(old, 'retire')
    }
  }

  const stop = async (drainMs = 0) => {
    stopping = true
    const living = Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined)
    await Promise.all(living.map((worker) => end(worker, drainMs > 0 ? 'drain' : 'stop', drainMs)))
  }

  try {
    await Promise.all(places.map(async (_, place) => (places[place] = await begin())))
  } catch (error) {
    await stop()
    throw error
  }
  return { replace, stop }
}
