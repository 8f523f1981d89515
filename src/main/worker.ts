import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { serve } from '@hono/node-server'
import { loadConfig } from '#/platform/config/config.ts'
import type { App } from './app.ts'

/** How long requests under way may take once a stop was asked for, ms. */
const GRACE_MS = 10_000

const config = loadConfig(process.env)
const built = new URL('../../dist/server/server.js', import.meta.url).href
const { default: app }: { default: App } = await import(built)

const server = serve({
  fetch: (request, env) => app.fetch(request, env),
  port: config.port,
  hostname: config.host,
  // Slow senders must not hold sockets: 10 s for the headers, 60 s for a whole request with its pictures.
  serverOptions: {
    headersTimeout: 10_000,
    requestTimeout: 60_000,
    keepAliveTimeout: 10_000,
    connectionsCheckingInterval: 5_000,
  },
}) as Server
server.on('error', (error: NodeJS.ErrnoException) => {
  const taken = `Port ${config.port} is in use by another program. Choose another one, e.g. PORT=${config.port + 1}.`
  process.send?.({ failure: error.code === 'EADDRINUSE' ? taken : error.message })
  process.exit(1)
})
server.on('listening', () => process.send?.({ port: (server.address() as AddressInfo).port }))

let stopping = false
/** Readiness goes down first, then no new connections, then requests under way finish, then the pools close. */
async function stop() {
  if (stopping) return
  stopping = true
  app.drain()
  setTimeout(() => process.exit(1), GRACE_MS).unref()
  await new Promise<void>((closed) => {
    server.close(() => closed())
    server.closeIdleConnections()
  })
  await app.close()
  process.exit(0)
}

process.on('message', (message) => message === 'stop' && void stop())
// The parent is gone: nobody would restart or stop this process any more.
process.on('disconnect', () => void stop())
// Ctrl-C reaches the whole group; the parent decides when its processes stop.
process.on('SIGINT', () => undefined)
process.on('SIGTERM', () => void stop())
