import { once } from 'node:events'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { serve } from '@hono/node-server'
import { createApi } from '../../src/main/api.ts'
import type { TestShop } from '../fixtures/shop.ts'

export interface Listening {
  readonly port: number
  close(): Promise<void>
}

/** The API of a test's shop on a real port. */
export async function listen({ services }: TestShop): Promise<Listening> {
  const api = createApi(services, () => '127.0.0.1')
  const server = serve({ fetch: api.fetch, port: 0, hostname: '127.0.0.1' }) as Server
  if (!server.listening) await once(server, 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    async close() {
      const closed = once(server, 'close')
      server.close()
      server.closeAllConnections()
      await closed
    },
  }
}
