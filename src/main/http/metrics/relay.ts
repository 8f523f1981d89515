import type { Worker } from 'node:cluster'
import type { MetricObject, MetricValue } from 'prom-client'

/** A process that does not answer in time, ms, is left out of what the others counted. */
const TIMEOUT_MS = 1_000

/** What one process counted; `process` is its place among them, which its successor takes over. */
export interface ProcessCounts {
  readonly process: number
  readonly metrics: readonly CountedMetric[]
}

export type CountedMetric = MetricObject & { readonly values: MetricValue<string>[] }

/**
 * How the processes ask each other, by way of their parent: one says `all`, each gets `own` and answers with `counted`,
 * and the first one gets them all.
 */
export type CountsMessage =
  | { readonly counts: 'all'; readonly id: number; readonly of?: readonly ProcessCounts[] }
  | { readonly counts: 'own'; readonly id: number }
  | { readonly counts: 'counted'; readonly id: number; readonly metrics: readonly CountedMetric[] }

export const isCountsMessage = (message: unknown): message is CountsMessage =>
  typeof message === 'object' && message !== null && 'counts' in message

interface Question {
  readonly asker: Worker
  readonly id: number
  /** Those who have not answered, and their places. */
  readonly missing: Map<Worker, number>
  readonly counted: ProcessCounts[]
  readonly timer: NodeJS.Timeout
}

/**
 * The parent's part in a scrape. `places` tells who can be asked, each at its place.
 * @returns what hears the messages of a process
 */
export function relayCounts(places: () => readonly (Worker | undefined)[]) {
  const questions = new Map<number, Question>()
  let last = 0

  const send = (to: Worker, message: CountsMessage) => {
    // One that is just dying cannot be told any more.
    if (to.isConnected()) to.send(message, () => undefined)
  }

  const finish = (key: number) => {
    const question = questions.get(key)
    if (!question) return
    questions.delete(key)
    clearTimeout(question.timer)
    send(question.asker, { counts: 'all', id: question.id, of: question.counted })
  }

  const ask = (asker: Worker, id: number) => {
    last += 1
    const key = last
    const missing = new Map<Worker, number>()
    // guard: metrics-worker-place
    for (const [place, worker] of places().entries()) if (worker) missing.set(worker, place + 1)
    const timer = setTimeout(() => finish(key), TIMEOUT_MS)
    questions.set(key, { asker, id, missing, counted: [], timer })
    for (const worker of missing.keys()) send(worker, { counts: 'own', id: key })
  }

  return (worker: Worker, message: CountsMessage): void => {
    if (message.counts === 'all') ask(worker, message.id)
    if (message.counts !== 'counted') return
    const question = questions.get(message.id)
    const place = question?.missing.get(worker)
    if (!question || place === undefined) return
    question.missing.delete(worker)
    question.counted.push({ process: place, metrics: message.metrics })
    if (question.missing.size === 0) finish(message.id)
  }
}
