import { createHash } from 'node:crypto'
import { brotliDecompressSync } from 'node:zlib'
import { Hono } from 'hono'
import { expect, test } from 'vitest'
import type { CachedResponse } from '../cachedResponse.ts'
import type { HttpEnv } from '../env.ts'
import { cachedHeaders, cachePage } from './cachePage.ts'

const hashOf = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`
const headers = {
  'content-security-policy': "default-src 'self'; script-src 'self' 'nonce-abc'; style-src 'self'",
  'content-type': 'text/html; charset=utf-8',
}

test('a cached page lets its own scripts run and no others', () => {
  const html = [
    '<!doctype html><script nonce="abc">start("नमस्ते")</script>',
    '<script nonce="abc" type="module" async="" src="/assets/client.js"></script>',
    '<script type="application/ld+json">{"@type":"Product"}</script>',
    '<p>&lt;script nonce="abc"&gt;no()&lt;/script&gt;</p>',
    '<script>evil()</script><script nonce="guessed">evil(2)</script>',
    '<script class="tsr" nonce="abc" id="b">more("<script>")\n</script>',
  ].join('')
  const page = cachedHeaders(html, 'abc', headers)
  const own = [hashOf('start("नमस्ते")'), hashOf('more("<script>")\n')].join(' ')
  expect(page['content-security-policy']).toBe(
    `default-src 'self'; script-src ${own} 'self'; style-src 'self'`,
  )
  expect(page).toMatchObject({
    'content-type': headers['content-type'],
    vary: 'Accept-Encoding, Authorization, Cookie',
  })
})

const PAGE = `<!doctype html><p>${'Woven by hand '.repeat(500)}</p>`

/** Asks for a page that was just rendered; says what is offered to all as well. */
async function ask(asked: Record<string, string>, { marked, hasFailed = false }: Asking = {}) {
  let cached: CachedResponse | undefined
  const app = new Hono<HttpEnv>().get('*', async (c) => {
    c.set('secureHeadersNonce', 'abc')
    const page = new Response(PAGE, { headers: { 'content-type': 'text/html; charset=utf-8' } })
    const rendered = { page, hasFailed: () => hasFailed, shows: () => ['shop'], madeOf: () => ({}) }
    const sent = await cachePage(c, rendered, marked ? { marked } : {})
    cached = await c.var.toCache?.make({})
    return sent
  })
  const incoming = { method: 'GET', url: '/', headers: asked }
  const answer = await app.request('/', { headers: asked }, { incoming })
  const bytes = Buffer.from(await answer.arrayBuffer())
  const encoding = answer.headers.get('content-encoding')
  return {
    encoding,
    vary: answer.headers.get('vary'),
    text: String(encoding ? brotliDecompressSync(bytes) : bytes),
    bytes,
    cached,
  }
}

interface Asking {
  readonly marked?: (html: string) => string
  readonly hasFailed?: boolean
}

test.each([
  ['gzip, deflate, br', 'br'],
  ['gzip', null],
  ['br;q=0', null],
  ['', null],
])('who takes %j gets the page so, and all others what was packed for them', async (accepted, encoding) => {
  const { cached, ...sent } = await ask({ 'accept-encoding': accepted })
  expect(sent).toMatchObject({ encoding, text: PAGE, vary: 'Accept-Encoding' })
  expect([String(cached?.body), cached?.shows]).toEqual([PAGE, ['shop']])
  if (encoding) expect(cached?.packed).toEqual(sent.bytes)
})

test('a page that shows a failure goes to whoever asked alone', async () => {
  const { text, cached } = await ask({ 'accept-encoding': 'br' }, { hasFailed: true })
  expect([text, cached]).toEqual([PAGE, undefined])
})

test('a marked page is marked for whoever asks, for a part of it as well, and cached without the mark', async () => {
  const marked = (html: string) => `${html}<p>as of noon</p>`
  const ways: Record<string, string>[] = [{}, { 'accept-encoding': 'br' }, { range: 'bytes=0-' }]
  for (const asked of ways) expect((await ask(asked, { marked })).text).toBe(marked(PAGE))
  expect(String((await ask({}, { marked })).cached?.body)).toBe(PAGE)
})
