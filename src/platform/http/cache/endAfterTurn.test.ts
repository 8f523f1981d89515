import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { setImmediate } from 'node:timers/promises'
import { expect, test, vi } from 'vitest'
import { endAfterTurn } from './endAfterTurn.ts'

test('nothing is written before all of a turn is answered, then everything in its order, what comes meanwhile later', async () => {
  const written: string[] = []
  const responseOf = (name: string, then?: () => void) =>
    ({
      end(_bytes?: Buffer, whenSent?: () => void) {
        written.push(name)
        whenSent?.()
        then?.()
      },
    }) as unknown as ServerResponse
  const later = responseOf('later')
  endAfterTurn(responseOf('first', () => endAfterTurn(later)))
  endAfterTurn(responseOf('second'), Buffer.from('2'), () => written.push('sent'))
  await Promise.resolve()
  expect(written).toEqual([])
  await setImmediate()
  expect(written).toEqual(['first', 'second', 'sent'])
  await setImmediate()
  expect(written).toEqual(['first', 'second', 'sent', 'later'])
})

test('what waits goes before what was to be done after the turn already, and at once when there is much of it', async () => {
  const done: string[] = []
  const response = { end: () => done.push('end') } as unknown as ServerResponse
  const piece = setImmediate(undefined).then(() => done.push('piece'))
  endAfterTurn(response)
  await piece
  expect(done).toEqual(['end', 'piece'])
  done.length = 0
  for (let at = 0; at < 256; at += 1) endAfterTurn(response)
  expect(done).toHaveLength(256)
  await setImmediate()
  expect(done).toHaveLength(256)
})

test('a clock that a test put in does not stop it, nor is stopped by it', async () => {
  vi.useFakeTimers()
  await setImmediate()
  await vi.advanceTimersByTimeAsync(1_000)
  vi.useRealTimers()
  const end = vi.fn()
  endAfterTurn({ end } as unknown as ServerResponse)
  await setImmediate()
  expect(end).toHaveBeenCalledOnce()
})

test('a process in which nothing else is to come ends what was answered, and then itself', async () => {
  const { href } = new URL('endAfterTurn.ts', import.meta.url)
  const program = `
    const { endAfterTurn } = await import(${JSON.stringify(href)})
    setImmediate(() => endAfterTurn({ end: () => console.log('ended') }))
  `
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], { timeout: 20_000 })
  const [said, over] = await Promise.all([text(child.stdout), once(child, 'exit')])
  expect([said, ...over]).toEqual(['ended\n', 0, null])
})

test('holding ends back keeps the order of requests that one connection sends at once, whatever was answered first', async () => {
  const held: ServerResponse[] = []
  const server = createServer((request, response) => {
    held.push(response)
    if (request.url === '/3')
      for (const one of held.reverse()) endAfterTurn(one, Buffer.from(one.req.url ?? ''))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  socket.write(
    [1, 2, 3]
      .map((at) => `GET /${at} HTTP/1.1\r\nHost: shop\r\n${at === 3 ? 'Connection: close\r\n' : ''}\r\n`)
      .join(''),
  )
  const answers = await text(socket)
  server.close()
  expect([...answers.matchAll(/\r\n\r\n(\/\d)/g)].map(([, path]) => path)).toEqual(['/1', '/2', '/3'])
})
