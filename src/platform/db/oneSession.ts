import type { Client, ClientConfig } from 'pg'
import { DatabaseAddressError } from './addressProblem.ts'
import { type Hosts, openHosts } from './hosts.ts'
import { endedWithMachine, oneClient } from './oneClient.ts'

/** How long the look at the connection may take, ms. */
const LOOK_MS = 5_000
/** So many transactions of somebody else's are looked at: poolers lend the connection used last, or each in its turn. */
const TURNS = 20

/**
 * One connection beside the pool, made, that is a session of its own: what it sets, locks and listens to is there for its next
 * transaction and for nobody else. No statement, lock or pause is cut short on it, whatever the role's limits are; it ends with its machine.
 * @param limitMs as of `oneClient`
 * @throws DatabaseAddressError where a pooler in between gives each transaction another connection: a lock would stay behind on one of
 * them, and notices would arrive nowhere
 */
export async function oneSession(
  at: Hosts | string,
  config: ClientConfig,
  limitMs?: number,
): Promise<Client> {
  const hosts = typeof at === 'string' ? openHosts(at) : at
  const client = oneClient(hosts, config, limitMs)
  try {
    await client.connect()
    // guard: session-of-its-own
    if (!(await isOwn(client, hosts))) {
      throw new DatabaseAddressError(
        'The address of the database leads to a pooler that gives each transaction another connection. Set DATABASE_DIRECT_URL to the address of PostgreSQL itself.',
      )
    }
    await withoutLimits(client)
    // guard: session-lock-let-go
    await client.query(endedWithMachine(false))
    return client
  } catch (error) {
    await client.end().catch(() => undefined)
    throw error
  }
}

/** No statement, lock or pause is cut short from now on; some versions of PostgreSQL know more limits than others. */
export async function withoutLimits(client: Client): Promise<void> {
  await client.query(`
    select set_config(name, '0', false) from pg_settings
    where name in ('statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout', 'transaction_timeout')`)
}

/** Whether the server process behind a connection stays the same and is nobody else's meanwhile. */
async function isOwn(client: Client, hosts: Hosts): Promise<boolean> {
  const before = await serverOf(client)
  // Nobody stands between: a pooler has numbers of its own for those that it lets in.
  if (before === (client as unknown as { processID: number }).processID) return true
  const beside = oneClient(hosts, { application_name: 'zari session' }, LOOK_MS)
  try {
    await beside.connect()
    for (let turn = 0; turn < TURNS; turn += 1) {
      if ((await serverOf(beside)) === before) return false
    }
    return (await serverOf(client)) === before
  } finally {
    await beside.end().catch(() => undefined)
  }
}

async function serverOf(client: Client): Promise<number | undefined> {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
  return rows[0]?.pid
}
