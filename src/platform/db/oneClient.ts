import type { Client, ClientConfig } from 'pg'
import { guardedClient, IDLE_CHECK_MS, type Watch } from './guardedClient.ts'
import { type Hosts, openHosts } from './hosts.ts'

/** How long it may take to be let in, ms. */
const CONNECT_MS = 5_000
const NEVER = 2 ** 31 - 1

/**
 * Has the server end a connection, and let go of its locks, within 11 s after this machine is gone. The kernel by itself takes two hours.
 * @param isLocal until the end of the transaction, for connections that a pooler gives to somebody else afterwards
 */
export const endedWithMachine = (isLocal: boolean): string =>
  `select set_config(name, value, ${isLocal}) from (values
    ('tcp_keepalives_idle', '5'), ('tcp_keepalives_interval', '2'), ('tcp_keepalives_count', '3')) as wanted (name, value)`

/**
 * One connection beside the pool, not yet made, to the server that takes writes.
 * @param at an address, or what is known of its servers already
 * @param limitMs what waits longer for an answer is given up, and the connection with it; without it a statement takes as long
 * as it takes, and only a line that is dead ends it
 */
export function oneClient(at: Hosts | string, config: ClientConfig, limitMs = NEVER): Client {
  const hosts = typeof at === 'string' ? openHosts(at) : at
  const watch: Watch = {
    doubtMs: limitMs,
    againMs: limitMs,
    mayWait: async () => limitMs === NEVER,
    received: () => undefined,
    failed: () => undefined,
  }
  const One = guardedClient(hosts, watch)
  const client = new One({
    connectionString: hosts.url,
    keepAlive: true,
    keepAliveInitialDelayMillis: IDLE_CHECK_MS,
    connectionTimeoutMillis: CONNECT_MS,
    ...config,
  })
  // Whoever waits for an answer hears of a broken line; without a listener it would end the process.
  client.on('error', () => undefined)
  return client
}
