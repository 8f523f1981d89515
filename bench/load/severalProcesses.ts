import { fork } from 'node:child_process'
import { once } from 'node:events'
import type { Answered, Load } from './load.ts'

const PROCESSES = 2

/** Where there is no `wrk`: processes of their own that share connections and requests. */
export async function loadBySeveral(load: Load): Promise<Answered> {
  const count = Math.min(PROCESSES, load.connections)
  const parts = await Promise.all(
    Array.from({ length: count }, async (_, place): Promise<Answered> => {
      const child = fork(new URL('./oneProcess.ts', import.meta.url), { serialization: 'advanced' })
      const asks = load.asks.filter((_, at) => at % count === place)
      const connections = Math.ceil((load.connections - place) / count)
      child.send({ ...load, servers: undefined, asks: asks.length > 0 ? asks : load.asks, connections })
      const [answered] = await once(child, 'message')
      // Its processor time counts once it has ended.
      const ended = once(child, 'exit')
      child.disconnect()
      await ended
      return answered
    }),
  )
  const sum = (of: (part: Answered) => number) => parts.reduce((all, part) => all + of(part), 0)
  return {
    answered: sum(({ answered }) => answered),
    rate: sum(({ rate }) => rate),
    p50: sum(({ p50 }) => p50) / count,
    p99: Math.max(...parts.map(({ p99 }) => p99)),
    refused: sum(({ refused }) => refused),
    broken: sum(({ broken }) => broken),
  }
}
