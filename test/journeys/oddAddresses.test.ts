/** Addresses and hosts that somebody made up: they lead nowhere, and nothing breaks. */
import { once } from 'node:events'
import { connect } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openStorefront } from '../fixtures/storefront.ts'

let shop: Awaited<ReturnType<typeof openStorefront>>
beforeAll(async () => {
  shop = await openStorefront()
})
afterAll(() => shop?.close())

/** The whole answer to a request that is written by hand, as no browser would. */
async function raw(...lines: string[]): Promise<string> {
  const socket = connect(Number(new URL(shop.url).port), 'localhost')
  let received = ''
  socket.on('data', (chunk) => {
    received += chunk
  })
  socket.write([...lines, 'Connection: close', '', ''].join('\r\n'))
  await once(socket, 'close')
  return received
}
const statusOf = (answer: string) => Number(answer.split(' ')[1])

test.each([
  '/_serverFn/',
  '/_serverFn',
  '/_serverFn/abc',
  '/%5FserverFn/',
  '/_server%46n/abc',
  '//_serverFn/',
])('there are no server functions: %s', async (path) => {
  for (const method of ['GET', 'POST']) {
    const answer = await raw(`${method} ${path} HTTP/1.1`, 'Host: shop.example', 'Content-Length: 0')
    expect(statusOf(answer), method).toBe(404)
  }
})

test.each([
  '//x',
  '//evil.example',
  '//evil.example/login',
  '///evil.example',
  '/\\\\evil.example',
  '//evil.example?a=1',
])('an address that begins like a host leads nowhere: %s', async (path) => {
  const answer = await raw(`GET ${path} HTTP/1.1`, 'Host: evil.example')
  expect(answer).not.toMatch(/^location:/im)
  expect([400, 404]).toContain(statusOf(answer))
})

test('a false host is in no redirect and on no page', async () => {
  for (const path of [
    '/',
    '/login',
    '/order',
    '/about/',
    '/terms&condition',
    '/nothing',
    '/a%20b',
    '/new/saree/collections/',
  ]) {
    const answer = await raw(`GET ${path} HTTP/1.1`, 'Host: evil.example', 'Accept: text/html')
    expect(statusOf(answer), path).toBeLessThan(500)
    expect(answer, path).not.toContain('evil.example')
    for (const [, to = ''] of answer.matchAll(/^location: (.*)$/gim)) expect(to, path).toMatch(/^\/(?!\/)/)
  }
})

test('a request with two hosts is refused, whichever comes first', async () => {
  const own = `Host: ${new URL(shop.url).host}`
  for (const hosts of [
    [own, 'Host: evil.example'],
    ['Host: evil.example', own],
    [own, own],
  ]) {
    expect(statusOf(await raw('GET / HTTP/1.1', ...hosts))).toBe(400)
  }
  expect(statusOf(await raw('GET / HTTP/1.1', own))).toBe(200)
})
