import { randomBytes } from 'node:crypto'
import { Client } from 'pg'
import { openDatabase } from '../src/platform/db/database.ts'
import { openS3Double } from '../test/fixtures/s3Double.ts'
import { startEtcd } from './etcd.ts'
import { addGoods, addPeople } from './goods.ts'
import { startHaproxy } from './haproxy.ts'
import { leaderIn, missingIn } from './members.ts'
import { loopback, openNetwork } from './network.ts'
import { type Node, startNodes } from './nodes.ts'
import type { Found } from './programs.ts'
import type { Stage } from './round.ts'
import { startShops } from './shops.ts'
import { membersOf } from './situations.ts'
import { until } from './until.ts'

/** How the shops get to the server that takes writes. */
export const modes = ['haproxy', 'hosts'] as const
export type Mode = (typeof modes)[number]

export interface StageOptions {
  readonly folder: string
  readonly programs: Found
  readonly mode: Mode
  readonly store: string
  readonly patroni: string | undefined
  readonly isolated: boolean
}

const NODES = 3
const SHOPS = 2
const BUYERS = 6
const START_MS = 120_000

/** The address for a shop: of the proxy, or of all machines. */
export function databaseUrl(
  mode: Mode,
  proxy: string,
  nodes: readonly Pick<Node, 'address' | 'port'>[],
  secret: string,
) {
  const user = `postgres://zari:${secret}@`
  const hosts = nodes.map(({ address, port }) => `${address}:${port}`).join(',')
  return mode === 'haproxy' ? `${user}${proxy}/zari` : `${user}${hosts}/zari?target_session_attrs=read-write`
}

/** Starts everything, from the network to shops with goods and customers. */
export async function openStage(options: StageOptions): Promise<Stage & { close(): Promise<void> }> {
  const { folder, programs, mode } = options
  const password = randomBytes(16).toString('hex')
  const network = options.isolated ? await openNetwork(folder, NODES) : loopback
  const etcd = await startEtcd(folder, network.address, programs.etcd ?? '')
  await until('etcd', START_MS, async () => ((await etcd.isWhole()) ? undefined : 'a member is away'))
  const nodes = await startNodes({
    folder,
    network,
    etcdHosts: etcd.hosts,
    store: options.store,
    programs: programs.postgres ?? '',
    patroni: options.patroni,
    password,
  })
  const proxy = await startHaproxy(folder, network.address, programs.haproxy ?? '', nodes)
  await until('The database', START_MS, async () => missingIn(await membersOf(nodes), NODES))
  const urlOf = (name: string, database = 'zari') => {
    const node = nodes.find((one) => one.name === name)
    return `postgres://postgres:${password}@${node?.address}:${node?.port}/${database}`
  }
  const leader = leaderIn(await membersOf(nodes)) ?? ''
  await makeDatabase(urlOf(leader, 'postgres'), password)
  const pictures = await openS3Double()
  const shops = await startShops(folder, SHOPS, {
    ...pictures.env,
    DATABASE_URL: databaseUrl(mode, proxy, nodes, password),
    NODE_ENV: 'production',
    DEMO: '0',
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'fatal',
    SHOP_ACCESS: 'open',
    SHOP_LAUNCHED: '1',
    WORKERS: '1',
  })
  const db = openDatabase(urlOf(leader), { max: 1 })
  const goods = await addGoods(db)
  const buyers = await addPeople(db, 'customer', BUYERS)
  const [admin = ''] = await addPeople(db, 'admin', 1)
  await db.$client.end()
  return {
    ...{ mode, nodes, etcd, network, shops, goods, buyers, admin, urlOf, acknowledged: [] },
    close: () => pictures.close(),
  }
}

async function makeDatabase(connectionString: string, password: string): Promise<void> {
  const client = new Client({ connectionString })
  await client.connect()
  try {
    await client.query(`create role zari login password '${password}'`)
    await client.query('create database zari owner zari')
  } finally {
    await client.end()
  }
}
