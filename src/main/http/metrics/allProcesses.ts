import cluster from 'node:cluster'
import { type CountedMetric, type CountsMessage, isCountsMessage, type ProcessCounts } from './relay.ts'

/** After this long without the parent's answer, ms, this process tells what it counted itself. */
const TIMEOUT_MS = 2_000

export interface AllProcesses {
  /** What all processes of this shop on this machine counted. */
  counts(): Promise<readonly ProcessCounts[]>
  close(): void
}

/** One process's part in a scrape: it answers the others and can ask them. Without a parent it is the only one. */
export function openAllProcesses(own: () => Promise<CountedMetric[]>): AllProcesses {
  const alone = async () => [{ process: 1, metrics: await own() }]
  if (!cluster.isWorker) return { counts: alone, close: () => undefined }

  const waiting = new Map<number, (all: readonly ProcessCounts[]) => void>()
  let last = 0
  const send = (message: CountsMessage) => {
    if (process.connected) process.send?.(message, undefined, undefined, () => undefined)
  }
  const receive = async (message: unknown) => {
    if (!isCountsMessage(message)) return
    if (message.counts === 'own') send({ counts: 'counted', id: message.id, metrics: await own() })
    if (message.counts === 'all') waiting.get(message.id)?.(message.of ?? [])
  }
  const listener = (message: unknown) => void receive(message)
  process.on('message', listener)

  return {
    async counts() {
      last += 1
      const id = last
      const answered = new Promise<readonly ProcessCounts[]>((resolve) => waiting.set(id, resolve))
      let timer: NodeJS.Timeout | undefined
      const late = new Promise<undefined>((resolve) => {
        timer = setTimeout(() => resolve(undefined), TIMEOUT_MS)
      })
      send({ counts: 'all', id })
      const all = await Promise.race([answered, late])
      clearTimeout(timer)
      waiting.delete(id)
      return all ?? alone()
    },
    close: () => void process.off('message', listener),
  }
}
