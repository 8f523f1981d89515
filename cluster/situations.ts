import type { Etcd } from './etcd.ts'
import { leaderIn, type Member, standbyIn } from './members.ts'
import type { Network } from './network.ts'
import type { Node } from './nodes.ts'
import type { ShopMachine } from './shops.ts'

/** All that can be struck. */
export interface Scene {
  readonly nodes: readonly Node[]
  readonly etcd: Etcd
  readonly network: Network
  readonly shops: readonly ShopMachine[]
}

/** Makes good what was done; what heals by itself needs nothing. */
type Heal = () => Promise<unknown> | unknown

export interface Situation {
  /** As a sentence of a table. */
  readonly what: string
  /** Possible only where machines have a network of their own. */
  readonly needsNetwork?: true
  /** What was struck may do harm afterwards: the load goes on for longer. */
  readonly wakes?: true
  strike(scene: Scene): Promise<Heal>
}

/** What the first machine that answers says. */
export async function membersOf(nodes: readonly Node[]): Promise<readonly Member[]> {
  return Promise.any(nodes.map((node) => node.members()))
}

async function find(
  nodes: readonly Node[],
  which: (members: readonly Member[]) => string | undefined,
): Promise<Node> {
  const name = which(await membersOf(nodes))
  const node = nodes.find((one) => one.name === name)
  if (!node) throw new Error('The cluster is not whole')
  return node
}

const leaderOf = ({ nodes }: Scene) => find(nodes, leaderIn)
const standbyOf = ({ nodes }: Scene) => find(nodes, standbyIn)

async function killNode(node: Node): Promise<Heal> {
  await node.signal('SIGKILL')
  return () => node.start()
}

export const situations = {
  postmaster: {
    what: 'kill -9 of the primary PostgreSQL',
    async strike(scene) {
      await (await leaderOf(scene)).killPostmaster()
      return () => undefined
    },
  },
  'kill-node': {
    what: 'kill -9 of the whole primary machine',
    strike: async (scene) => killNode(await leaderOf(scene)),
  },
  freeze: {
    what: 'primary machine frozen, later woken',
    wakes: true,
    async strike(scene) {
      const node = await leaderOf(scene)
      await node.signal('SIGSTOP')
      return () => node.signal('SIGCONT')
    },
  },
  link: {
    what: 'link of the primary machine cut, later mended',
    needsNetwork: true,
    wakes: true,
    async strike(scene) {
      const { at } = await leaderOf(scene)
      const { cut } = scene.network
      await cut?.(at, true)
      return () => cut?.(at, false)
    },
  },
  switchover: {
    what: 'planned switchover',
    async strike(scene) {
      const [leader, candidate] = [await leaderOf(scene), await standbyOf(scene)]
      await leader.ask('/switchover', { leader: leader.name, candidate: candidate.name })
      return () => undefined
    },
  },
  restart: {
    what: 'restart of the primary PostgreSQL',
    async strike(scene) {
      await (await leaderOf(scene)).ask('/restart', {})
      return () => undefined
    },
  },
  standby: {
    what: 'kill -9 of the machine that follows in step',
    strike: async (scene) => killNode(await standbyOf(scene)),
  },
  etcd: {
    what: 'kill -9 of the leading member of etcd',
    strike: ({ etcd }) => etcd.killLeader(),
  },
  shop: {
    what: 'kill -9 of a shop machine',
    async strike({ shops: [first] }) {
      await first?.kill()
      return () => first?.start()
    },
  },
} as const satisfies Readonly<Record<string, Situation>>

export type SituationName = keyof typeof situations
const names = Object.keys(situations) as SituationName[]

/** The situations of some words; all where none is named. @throws Error naming the words that are none */
export function choose(words: readonly string[]): readonly SituationName[] {
  const unknown = words.filter((word) => !names.includes(word as SituationName))
  if (unknown.length > 0) {
    throw new Error(`There is no situation ${unknown.join(', ')}. These are there: ${names.join(', ')}`)
  }
  return words.length > 0 ? names.filter((name) => words.includes(name)) : names
}
