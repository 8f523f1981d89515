import cluster, { type Worker } from 'node:cluster'
import { once } from 'node:events'

/** A process that ends by itself is replaced after this long, ms, doubled each time up to 5 s. */
const FIRST_WAIT_MS = 200

/** Why the shop could not start listening, in words for who started it. */
export class StartFailure extends Error {
  override name = 'StartFailure'
}

/** What a process says once: that it listens, or why it cannot. */
type Word = { readonly port: number } | { readonly failure: string }

export interface Processes {
  /** Stops all, one after the other finishing what they were doing. */
  stop(): Promise<void>
}

/**
 * Starts `count` processes of the shop and keeps that many alive.
 * @throws StartFailure when the first ones end before they listen.
 */
export async function startProcesses(count: number, env: Record<string, string>): Promise<Processes> {
  // All processes take connections from the system's one queue. Handed out by the parent, a connection on its way to a
  // process that is just killed would hang open, and its caller with it.
  cluster.schedulingPolicy = cluster.SCHED_NONE
  cluster.setupPrimary({ exec: new URL('./worker.ts', import.meta.url).pathname })
  const listening = new WeakSet<Worker>()
  let started = false
  let stopping = false
  let wait = FIRST_WAIT_MS

  const start = (): Worker => {
    const worker = cluster.fork(env)
    worker.on('message', () => {
      listening.add(worker)
      wait = FIRST_WAIT_MS
    })
    worker.on('exit', (code, signal) => {
      if (stopping || !started) return
      console.error(`A process of the shop ended (${signal ?? code}) and is started again.`)
      setTimeout(() => !stopping && start(), wait).unref()
      wait = Math.min(wait * 2, 5_000)
    })
    return worker
  }

  const firstListening = async (worker: Worker) => {
    const ended = once(worker, 'exit').then(([code]) => {
      throw new StartFailure(`The shop could not start (process ended with ${code}).`)
    })
    const [word]: [Word] = await Promise.race([once(worker, 'message') as Promise<[Word]>, ended])
    if ('failure' in word) throw new StartFailure(word.failure)
  }

  const stop = async () => {
    stopping = true
    const living = Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined)
    await Promise.all(
      living.map(async (worker) => {
        const ended = once(worker, 'exit')
        // One that does not listen yet has nothing to finish, and would not hear.
        if (!listening.has(worker)) worker.process.kill('SIGKILL')
        // One that is just dying cannot be told any more; its end is waited for all the same.
        else if (worker.isConnected()) worker.send('stop', () => undefined)
        await ended
      }),
    )
  }

  try {
    await Promise.all(Array.from({ length: count }, () => firstListening(start())))
    started = true
  } catch (error) {
    await stop()
    throw error
  }
  return { stop }
}
