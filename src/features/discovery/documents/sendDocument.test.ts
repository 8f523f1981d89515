import { mkdtemp, open, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { Hono } from 'hono'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { HttpEnv } from '#/platform/http/env.ts'
import { Failure } from '#/platform/http/failure.ts'
import { sendDocument } from './sendDocument.ts'

/** Larger than what a stream reads ahead. */
const TEXT = Array.from({ length: 200_000 }, (_, at) => at * 7_919).join()

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'zari-document-'))
  await writeFile(join(folder, 'a.gz'), gzipSync(TEXT))
})
afterAll(() => rm(folder, { recursive: true }))

const app = new Hono<HttpEnv>()
  .get('/', async (c) =>
    sendDocument(c, await open(join(folder, 'a.gz')), { type: 'text/plain', cacheControl: 'no-store' }),
  )
  .onError((error, c) => {
    if (!(error instanceof Failure)) throw error
    return c.json(error.body, error.status, error.headers)
  })
const ask = (headers: Record<string, string> = {}) => app.request('/', { headers })

test('is sent whole, packed or not', async () => {
  expect(await (await ask()).text()).toBe(TEXT)
  const packed = await ask({ 'accept-encoding': 'br, gzip' })
  expect(Buffer.from(await packed.arrayBuffer())).toEqual(gzipSync(TEXT))
})

test('goes to a few at a time: who comes then asks again later, and who goes away makes room', async () => {
  const sent = await Promise.all(Array.from({ length: 8 }, () => ask()))
  expect(sent.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 200))
  const refused = await ask()
  expect(refused.status).toBe(503)
  expect(refused.headers.get('retry-after')).toBe('30')
  // The head costs nothing, and whoever has it already neither.
  const head = await app.request('/', { method: 'HEAD' })
  expect(head.status).toBe(200)
  expect((await ask({ 'if-none-match': head.headers.get('etag') ?? '' })).status).toBe(304)
  await Promise.all(sent.map((answer) => answer.body?.cancel()))
  await expect.poll(async () => (await ask()).status).toBe(200)
})
