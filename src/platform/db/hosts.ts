import { Client } from 'pg'
import { type DatabaseAddress, readAddress } from './addresses.rules.ts'

/** How long a server may take to say whether it takes writes, ms. */
const ASK_MS = 2_000

/** No server of an address takes writes at the moment. The code is SQL's word for a connection that could not be made. */
class NoWriter extends Error {
  readonly code = '08001'
}

export interface Hosts {
  /** One of the addresses, for what is the same in all: user, password, name of the database. */
  readonly url: string
  /**
   * The server to connect to; undefined: the one of `url`, which nobody needs to look for.
   * @throws Error when none takes writes
   */
  find(): Promise<{ readonly host: string; readonly port: number } | undefined>
  /** What was found is not right any more: it is looked for again. */
  forget(): void
}

/** The servers of an address. @throws Error where the address cannot be read */
export function openHosts(address: string): Hosts {
  const { urls, writes }: DatabaseAddress = readAddress(address)
  let found: Promise<{ host: string; port: number }> | undefined
  const look = async () => {
    try {
      return await Promise.any(urls.map(askForWrites))
    } catch (error) {
      found = undefined
      const reasons = error instanceof AggregateError ? error.errors.map(({ message }) => message) : [error]
      throw new NoWriter(`No server of the database takes writes: ${reasons.join('; ')}`)
    }
  }
  return {
    url: urls[0],
    async find() {
      if (!writes) return undefined
      found ??= look()
      return found
    },
    forget() {
      found = undefined
    },
  }
}

async function askForWrites(connectionString: string): Promise<{ host: string; port: number }> {
  const client = new Client({ connectionString, connectionTimeoutMillis: ASK_MS, query_timeout: ASK_MS })
  client.on('error', () => undefined)
  try {
    await client.connect()
    const { rows } = await client.query<{ transaction_read_only: string }>('show transaction_read_only')
    // guard: writer-looked-for
    if (rows[0]?.transaction_read_only !== 'off') throw new Error(`${client.host} takes no writes`)
    return { host: client.host, port: client.port }
  } finally {
    client.end().catch(() => undefined)
  }
}
