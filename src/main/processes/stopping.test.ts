/** A planned stop, seen by who holds a connection and by a load balancer. */
import { once } from 'node:events'
import { Agent, createServer, get, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { stopping } from './stopping.ts'

const DRAIN_MS = 10_000

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval', 'clearTimeout', 'clearInterval'] }))
afterEach(() => vi.useRealTimers())

async function open() {
  const server = createServer({ keepAliveTimeout: 60_000 }, (_request, response) => response.end('served'))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const state = { isReady: true, exit: Promise.withResolvers<number>() }
  const app = {
    drain() {
      state.isReady = false
    },
    close: async () => {},
  }
  const ask = (agent: Agent) =>
    new Promise<IncomingMessage>((done, fail) => {
      get({ host: '127.0.0.1', port, agent }, (answer) => done(answer.resume())).on('error', fail)
    })
  return { server, state, ask, ends: stopping(server, app, DRAIN_MS, state.exit.resolve) }
}

test('a planned stop serves on until load balancers know, then takes nothing new', async () => {
  const { server, state, ask, ends } = await open()
  const [held, fresh] = [new Agent({ keepAlive: true }), new Agent()]
  expect((await ask(held)).headers.connection).toBe('keep-alive')

  ends.drain()
  expect(state.isReady).toBe(false)
  for (const agent of [held, fresh]) {
    const { statusCode, headers } = await ask(agent)
    expect({ statusCode, connection: headers.connection }).toEqual({ statusCode: 200, connection: 'close' })
  }
  vi.advanceTimersByTime(DRAIN_MS - 1)
  expect(server.listening).toBe(true)
  expect((await ask(fresh)).statusCode).toBe(200)

  vi.advanceTimersByTime(1)
  expect(server.listening).toBe(false)
  await expect(ask(fresh)).rejects.toThrow('ECONNREFUSED')
  vi.advanceTimersByTime(100)
  expect(await state.exit.promise).toBe(0)
})

test('a stop that nobody planned for takes nothing new at once', async () => {
  const { server, state, ends } = await open()
  ends.stop()
  expect(state.isReady).toBe(false)
  expect(server.listening).toBe(false)
  expect(await state.exit.promise).toBe(0)
})
