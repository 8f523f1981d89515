import cluster, { type Address } from 'node:cluster'
import { once } from 'node:events'
import { request } from 'node:http'
import { fileURLToPath } from 'node:url'
import type { Ask } from './asks.ts'
import { parts } from './asks.ts'
import type { BareAnswer, Lesson } from './bareServer.ts'

/** Belongs to one connection or one second. */
const ITS_OWN = /^(date|connection|keep-alive|transfer-encoding)$/

/** What a request is answered with, still compressed. @throws when it is refused */
function record(origin: string, ask: Ask): Promise<BareAnswer> {
  const { method, headers } = parts(ask)
  return new Promise((done, fail) => {
    const call = request(`${origin}${ask.path}`, { method, headers, agent: false }, async (answer) => {
      const chunks: Buffer[] = []
      for await (const chunk of answer) chunks.push(chunk)
      const status = answer.statusCode ?? 0
      if (status >= 400) return fail(new Error(`${ask.path} was answered with ${status}`))
      const stable = Object.entries(answer.headers).filter(([name]) => !ITS_OWN.test(name)) as [
        string,
        string,
      ][]
      done({ status, headers: Object.fromEntries(stable), body: Buffer.concat(chunks) })
    })
    call.once('error', fail)
    call.end()
  })
}

export interface Bare {
  readonly origin: string
  readonly pids: readonly number[]
  /**
   * From now on it writes what `origin` answers to these requests, by their paths, and to any other what it answers to the first.
   * @param busyMs how long it computes before each answer, ms
   */
  learn(origin: string, asks: readonly Ask[], busyMs?: number): Promise<void>
  close(): void
}

/** A bare server on so many processes, which take connections from one queue as those of the shop do. */
export async function openBare(processes: number): Promise<Bare> {
  cluster.schedulingPolicy = cluster.SCHED_NONE
  cluster.setupPrimary({
    exec: fileURLToPath(new URL('./bareServer.ts', import.meta.url)),
    serialization: 'advanced',
  })
  const workers = Array.from({ length: processes }, () => cluster.fork())
  const [address] = (await Promise.all(workers.map((worker) => once(worker, 'listening')))) as [Address][]
  return {
    origin: `http://127.0.0.1:${address?.[0].port}`,
    pids: workers.map((worker) => worker.process.pid ?? 0),
    async learn(origin, asks, busyMs = 0) {
      const answers = new Map<string, BareAnswer>()
      for (const ask of asks) if (!answers.has(ask.path)) answers.set(ask.path, await record(origin, ask))
      await Promise.all(
        workers.map((worker) => {
          const learnt = once(worker, 'message')
          worker.send({ answers, busyMs } satisfies Lesson as never)
          return learnt
        }),
      )
    },
    close() {
      for (const worker of workers) worker.kill('SIGKILL')
    },
  }
}
