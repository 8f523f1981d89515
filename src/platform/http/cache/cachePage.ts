import { createHash } from 'node:crypto'
import type { Context } from 'hono'
import type { CachedResponse } from '../cachedResponse.ts'
import { DEPENDS_ON_CALLER } from '../callerCacheHeaders.ts'
import type { HttpEnv } from '../env.ts'
import type { MadeOf } from '../inProcess.ts'
import type { CacheTerms } from '../responseCache.ts'
import { incomingOf, isCacheable, POLICY, VARIANTS_HEADER } from './cachePublicResponses.ts'

/** A change of what it shows drops a page at once; this is for whatever nobody thought of, ms. */
const MOST_MS = 600_000

export interface RenderedPage {
  readonly page: Response
  /** Whether the page may show a failure; known when it has been read to its end. */
  hasFailed(): boolean
  /** What of the shop it shows; known then as well. */
  shows(): readonly string[]
  /** Of which answers it was made; known then as well. */
  madeOf(): MadeOf
}

/** A page as one process hands it on to the others, which find out whether it is true there. */
export interface PageToShare {
  readonly key: string
  readonly html: string
  readonly headers: Readonly<Record<string, string>>
  readonly shows: readonly string[]
  readonly madeOf: MadeOf
  readonly terms: CacheTerms
  /** ms since 1970. */
  readonly madeAt: number
}

/**
 * Offers a page that was rendered for an audience to all of it. It goes out to the one who asked while it is being compressed for the others.
 * @param share hands it on once it is cached here
 */
export function cachePage(
  c: Context<HttpEnv>,
  { page, hasFailed, shows, madeOf }: RenderedPage,
  share: (page: PageToShare) => void,
): Response {
  const variants = Number(page.headers.get(VARIANTS_HEADER) ?? 1)
  page.headers.delete(VARIANTS_HEADER)
  const incoming = incomingOf(c)
  const isPage = page.status === 200 && page.headers.get('content-type')?.startsWith('text/html')
  const nonce = c.var.secureHeadersNonce
  if (!page.body || !isPage || !nonce || !incoming || !isCacheable(incoming)) return page
  const terms = { mostMs: MOST_MS, variants }
  const [now, later] = page.body.tee()
  c.set('toCache', {
    make: async (headers) => {
      const html = await new Response(later).text()
      return hasFailed() ? undefined : { ...cachedPage(html, nonce, headers), shows: shows() }
    },
    terms,
    cached(key, { body, headers, shows: shown = [] }) {
      const html = body.toString()
      share({ key, html, headers, shows: shown, madeOf: madeOf(), terms, madeAt: Date.now() })
    },
  })
  return new Response(now, page)
}

/** A page that another process rendered, as this one caches it; undefined when its time is over. */
export function sharedPage({ html, headers, shows, terms, madeAt }: PageToShare) {
  const mostMs = MOST_MS - (Date.now() - madeAt)
  const answer: CachedResponse = { body: Buffer.from(html), headers, shows, encoded: new Map() }
  return mostMs > 0 ? { answer, terms: { ...terms, mostMs } } : undefined
}

/** A page for many visitors. The policy names its own scripts (those that carry the nonce, no other) by what they say. */
export function cachedPage(html: string, nonce: string, headers: Record<string, string>): CachedResponse {
  const hashes = ownScripts(html, nonce).map(
    (script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  )
  const policy = headers[POLICY]?.replace('script-src', ['script-src', ...new Set(hashes)].join(' ')) ?? ''
  return {
    body: Buffer.from(html),
    headers: { ...headers, [POLICY]: policy, vary: `Accept-Encoding, ${DEPENDS_ON_CALLER}` },
    encoded: new Map(),
  }
}

/** The texts of the scripts in a page that carry its nonce and are no files. */
function ownScripts(html: string, nonce: string): string[] {
  // guard: own-scripts-only
  return [...scriptElementsOf(html)]
    .filter(({ attributes }) => attributes.includes(`nonce="${nonce}"`) && !/\bsrc=/.test(attributes))
    .map(({ text }) => text)
}

/** From tag to tag as browsers read them: nothing begins within a script's text. */
function* scriptElementsOf(html: string) {
  for (let start = html.indexOf('<script'); start >= 0; ) {
    const open = html.indexOf('>', start)
    const end = html.indexOf('</script>', open)
    if (open < 0 || end < 0) return
    yield { attributes: html.slice(start, open), text: html.slice(open + 1, end) }
    start = html.indexOf('<script', end)
  }
}
