import { brotliDecompressSync } from 'node:zlib'
import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { ownBuffer } from '../memory/ownBuffer.ts'
import { sendCached } from './cache/sendCached.ts'
import { cachedResponse } from './cachedResponse.ts'
import type { HttpEnv } from './env.ts'
import { sendJson } from './sendJson.ts'

const long = JSON.stringify({ products: Array.from({ length: 100 }, (_, at) => `Silk saree ${at}`) })
const short = JSON.stringify({ products: [] })

async function sent(text: string, accepted?: string) {
  const json = ownBuffer(text)
  const app = new Hono<HttpEnv>().get('/', (c) => sendJson(c, json))
  const answer = await app.request('/', { headers: accepted ? { 'accept-encoding': accepted } : {} })
  const bytes = Buffer.from(await answer.arrayBuffer())
  const { headers } = answer
  const [encoding, vary, type] = ['content-encoding', 'vary', 'content-type'].map((name) => headers.get(name))
  const read = String(encoding === 'br' ? brotliDecompressSync(bytes) : bytes)
  return { encoding, vary, type, read, left: json.byteLength }
}

test('what is worth it is compressed, and what it was made of is given back', async () => {
  const vary = 'Accept-Encoding'
  const packed = { encoding: 'br', vary, type: 'application/json', read: long, left: 0 }
  expect(await sent(long, 'gzip, br')).toEqual(packed)
})

test.each([
  ['short', short, 'br'],
  ['for somebody who takes it as it is alone', long, undefined],
  ['for somebody who takes another way alone', long, 'zstd'],
])('an answer %s goes as it is', async (_what, text, accepted) => {
  const plain = { encoding: null, vary: null, type: 'application/json', read: text, left: text.length }
  expect(await sent(text, accepted)).toEqual(plain)
})

test('what is given again is compressed for one and as it was for the next', async () => {
  const answer = cachedResponse(ownBuffer(long), [])
  const app = new Hono<HttpEnv>().get('/', (c) => sendCached(c, answer))
  for (const accepted of ['br', 'identity', 'gzip', 'identity']) {
    const { headers } = await app.request('/', { headers: { 'accept-encoding': accepted } })
    expect(headers.get('content-encoding')).toBe(accepted === 'identity' ? null : accepted)
  }
  expect(await (await app.request('/')).text()).toBe(long)
})
