import type { Ask } from './load/asks.ts'
import { type Bare, openBare } from './load/bare.ts'
import { generator, load } from './load/load.ts'
import { compare, type Run } from './measure.ts'
import type { Found } from './results.ts'
import { type BenchShop, type Options, openBenchShop } from './shop.ts'

export const CONNECTIONS = 32
/** Seconds of one run. */
const DURATION = 3

/** Who answers: the shop, or the bare server. */
export interface Server {
  readonly origin: string
  readonly servers: readonly number[]
}

export interface Question {
  /** The conditions, by the names of their columns. */
  readonly is: Readonly<Record<string, string>>
  /** The share of the bare server that is asked for, %; left out where none is. */
  readonly aim?: number
  /** Others in each round where `run` or `isOnce` wants them. */
  readonly asks: (round: number) => readonly Ask[]
  /** No request is sent twice; the bare server writes the same answer to each. */
  readonly isOnce?: boolean
  /** How they are asked, each once, where it is not by 32 connections for some seconds. */
  readonly run?: (server: Server, asks: readonly Ask[]) => Promise<Run>
}

async function answer(shop: BenchShop, bare: Bare, { is, aim, asks, isOnce = false, run }: Question) {
  // Of what comes once the first is enough.
  await bare.learn(shop.url, asks(0).slice(0, isOnce || run ? 1 : undefined))
  const on = (server: Server, isShop: boolean) => (round: number) => {
    const ours = asks(round)
    if (run) return run(server, ours)
    return load({
      ...server,
      asks: ours,
      isOnce: isOnce && isShop,
      connections: CONNECTIONS,
      seconds: DURATION,
    })
  }
  return compare(
    { ...is, processes: String(bare.pids.length) },
    aim,
    on({ origin: shop.url, servers: shop.workers }, true),
    {
      bare: on({ origin: bare.origin, servers: bare.pids }, false),
    },
  )
}

/** Questions to a shop beside a bare server that writes the same bytes; of one process and of two. */
export async function besideBare(
  options: Options,
  questions: (shop: BenchShop) => Promise<readonly Question[]>,
): Promise<Found> {
  const rows: Found['rows'][number][] = []
  for (const processes of [1, 2]) {
    const shop = await openBenchShop(processes, options)
    const bare = await openBare(processes)
    try {
      for (const question of await questions(shop)) rows.push(await answer(shop, bare, question))
    } finally {
      bare.close()
      await shop.close()
    }
  }
  return { rows, remarks: [`${CONNECTIONS} connections; asked by ${generator}.`] }
}
