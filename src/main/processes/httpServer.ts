import { createServer, type Server } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { hasSeveralHosts } from '#/platform/http/severalHosts.ts'
import type { App } from '../http/app.ts'

// Slow senders must not hold sockets: 10 s for the headers, 60 s for a whole request with its pictures.
const limits = {
  headersTimeout: 10_000,
  requestTimeout: 60_000,
  keepAliveTimeout: 10_000,
  connectionsCheckingInterval: 5_000,
}

/** What takes the connections of one shop; it does not listen yet. @param hostname where addresses without one lead */
export function httpServer(app: Pick<App, 'fetch' | 'answerAhead'>, hostname: string): Server {
  const answer = getRequestListener((request, env) => app.fetch(request, env), { hostname })
  return createServer(limits, async (request, response) => {
    if (hasSeveralHosts(request)) return void response.writeHead(400, { connection: 'close' }).end()
    if (!(await app.answerAhead(request, response))) void answer(request, response)
  })
}
