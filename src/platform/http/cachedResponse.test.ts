import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import {
  cachedResponse,
  encodedAlone,
  encodedShared,
  encodedSync,
  pack,
  packedResponse,
  responsesUpTo,
  sizeOf,
} from './cachedResponse.ts'

test('an answer has another tag when its text or what its headers say is another, and else the same', () => {
  const tag = (json: string, headers = {}) => cachedResponse(json, [], headers).etag
  const page = { 'x-total-count': '3' }
  expect(tag('[1]', page)).toBe(tag('[1]', { ...page }))
  const others = [tag('[1]'), tag('[2]', page), tag('[1]', { 'x-total-count': '4' })]
  expect(new Set([tag('[1]', page), ...others]).size).toBe(4)
})

test('answers take room for more than their bodies, however small they are', () => {
  const gone: string[] = []
  const answers = responsesUpTo(200_000, (_answer, key) => gone.push(key))
  for (let word = 0; word < 1_000; word += 1) answers.set(`/api/product?q=${word}`, cachedResponse('[]', []))
  expect(answers.size).toBeGreaterThan(50)
  expect(answers.size).toBeLessThan(200)
  expect(gone).toHaveLength(1_000 - answers.size)
  expect(gone[0]).toBe('/api/product?q=0')
})

test('a large one takes the room of many', () => {
  const answers = responsesUpTo(1_000_000)
  for (let page = 0; page < 20; page += 1) answers.set(`${page}`, cachedResponse('x'.repeat(100_000), []))
  expect([...answers.keys()]).toEqual(['19', '18', '17', '16', '15', '14', '13', '12', '11'])
})

test('a packed answer lies there once, a fifth of its size, and goes to everybody as they take it', async () => {
  const text = Array.from({ length: 3_000 }, (_, at) => `saree ${at} `).join('')
  const packed = await pack(text)
  const answer = packedResponse(packed, { headers: { 'content-type': 'text/html' }, shows: ['product:1'] })
  expect(sizeOf(answer)).toBe(2_000 + packed.byteLength)
  expect(packed.byteLength).toBeLessThan(text.length / 3)
  // The very bytes that lie there.
  expect(await encodedShared(answer, 'gzip, br')).toEqual({ bytes: packed, encoding: 'br' })
  const gzipped = await encodedShared(answer, 'gzip')
  expect([gzipped.encoding, gunzipSync(gzipped.bytes).toString()]).toEqual(['gzip', text])
  expect(await encodedShared(answer, 'gzip')).toBe(gzipped)
  for (const accepted of [undefined, 'identity', 'br;q=0'])
    expect((await encodedShared(answer, accepted)).bytes.toString()).toBe(text)
})

test.each([
  ['nothing', 'x'.repeat(100), 'br', undefined],
  ['a list', 'saree '.repeat(5_000), 'gzip, deflate, br', 'br'],
  ['a list', 'saree '.repeat(5_000), 'gzip', 'gzip'],
  ['a list', 'saree '.repeat(5_000), 'identity', undefined],
  ['a list', 'saree '.repeat(5_000), 'br;q=0, gzip;q=0.5', 'gzip'],
  ['a list', 'saree '.repeat(5_000), 'gzip; q=0.0,br ; q=0', undefined],
  ['a whole catalogue', 'saree '.repeat(50_000), 'br', 'br'],
] as const)(
  'of what is sent once, %s is compressed as its reader takes it (%#)',
  async (_what, text, accepted, encoding) => {
    const made = await encodedAlone(Buffer.from(text), accepted)
    const unpack = made.encoding === 'br' ? brotliDecompressSync : made.encoding ? gunzipSync : Buffer.from
    expect([made.encoding, unpack(made.bytes).toString()]).toEqual([encoding, text])
    // Nobody else waits for the longest.
    const isLong = text.length > 128 * 1024
    expect(encodedSync(Buffer.from(text), accepted).encoding).toBe(isLong ? undefined : encoding)
  },
)
