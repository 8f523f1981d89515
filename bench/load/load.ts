import type { Run } from '../measure.ts'
import type { Ask } from './asks.ts'
import { familyOf, watchCpu } from './cpu.ts'
import { loadBySeveral } from './severalProcesses.ts'
import { hasWrk, loadByWrk } from './wrk.ts'

export interface Load {
  /** `http://localhost:3000` */
  readonly origin: string
  /** Sent in turn, from the beginning again when all were sent. */
  readonly asks: readonly Ask[]
  readonly connections: number
  readonly seconds: number
  /** Each may be sent once only: because it changes something, or to have none answered from a cache. */
  readonly isOnce?: boolean
  /** The processes that answer, and the one that started those of their database. */
  readonly servers?: readonly number[]
  readonly database?: number
}

/** What a generator of requests saw. */
export interface Answered {
  readonly answered: number
  /** Answers a second. */
  readonly rate: number
  /** ms */
  readonly p50: number
  readonly p99: number
  /** Neither 2xx nor 3xx. */
  readonly refused: number
  readonly broken: number
}

export const generator = hasWrk() ? 'wrk, one thread' : 'autocannon in two processes (there is no wrk)'

/** Asks for some seconds over connections that stay. @throws when anything is refused or breaks */
export async function load(of: Load): Promise<Run> {
  const { database: postgres } = of
  const own = await watchCpu(() => [process.pid])
  const server = await watchCpu(() => of.servers ?? [])
  const database = postgres === undefined ? undefined : await watchCpu(() => familyOf(postgres))
  const { answered, rate, p50, p99, refused, broken } = await (hasWrk() ? loadByWrk : loadBySeveral)(of)
  const cpu = { server: await server(), database: await database?.(), generator: await own() }
  const run = { rate, p50, p99, ...cpu }
  const where = `${of.origin}${of.asks[0]?.path}`
  if (refused + broken > 0) throw new Error(`${where}: ${refused} refused, ${broken} broken of ${answered}`)
  if (of.isOnce && answered + of.connections > of.asks.length)
    throw new Error(`${where}: ${of.asks.length} requests are too few for ${answered} answers`)
  return run
}
