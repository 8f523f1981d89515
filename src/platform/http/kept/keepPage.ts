import { createHash } from 'node:crypto'
import type { Context } from 'hono'
import type { HttpEnv } from '../env.ts'
import { incomingOf, isAnybodys, POLICY } from './keeping.ts'
import type { KeptAnswer } from './keptAnswer.ts'

/** Changes drop a page at once; this bounds the age of the data in it, which browsers trust for 30 s. ms */
const MOST_MS = 10_000

/** Offers a page that was drawn for a visitor to all others, unless it says `Cache-Control: private`. It goes out to this one as it is being drawn. */
export function keepPage(c: Context<HttpEnv>, page: Response): Response {
  const incoming = incomingOf(c)
  const isPage = page.status === 200 && page.headers.get('content-type')?.startsWith('text/html')
  const isPrivate = page.headers.get('cache-control')?.includes('private')
  const nonce = c.var.secureHeadersNonce
  if (!page.body || !isPage || isPrivate || !nonce || !incoming || !isAnybodys(incoming)) return page
  const [now, later] = page.body.tee()
  c.set('toKeep', {
    make: async (headers) => keptPage(await new Response(later).text(), nonce, headers),
    mostMs: MOST_MS,
  })
  return new Response(now, page)
}

/** A page for many visitors. The policy names its own scripts (those that carry the nonce, no other) by what they say. */
export function keptPage(html: string, nonce: string, headers: Record<string, string>): KeptAnswer {
  const hashes = ownScripts(html, nonce).map(
    (script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  )
  const policy = headers[POLICY]?.replace('script-src', ['script-src', ...new Set(hashes)].join(' ')) ?? ''
  return {
    body: Buffer.from(html),
    headers: { ...headers, [POLICY]: policy, vary: 'Accept-Encoding' },
    encoded: new Map(),
  }
}

/** The texts of the scripts in a page that carry its nonce and are no files. */
function ownScripts(html: string, nonce: string): string[] {
  return [...scriptsIn(html)]
    .filter(({ attributes }) => attributes.includes(`nonce="${nonce}"`) && !/\bsrc=/.test(attributes))
    .map(({ text }) => text)
}

/** From tag to tag as browsers read them: nothing begins within a script's text. */
function* scriptsIn(html: string) {
  for (let start = html.indexOf('<script'); start >= 0; ) {
    const open = html.indexOf('>', start)
    const end = html.indexOf('</script>', open)
    if (open < 0 || end < 0) return
    yield { attributes: html.slice(start, open), text: html.slice(open + 1, end) }
    start = html.indexOf('<script', end)
  }
}
