import { createHash } from 'node:crypto'
import type { Context } from 'hono'
import { ownBuffer } from '../../memory/ownBuffer.ts'
import { bestOf, pack, packedResponse } from '../cachedResponse.ts'
import { DEPENDS_ON_CALLER } from '../callerCacheHeaders.ts'
import type { HttpEnv } from '../env.ts'
import type { MadeOf } from '../inProcess.ts'
import type { CacheTerms } from '../responseCache.ts'
import { incomingOf, isCacheable, VARIANTS_HEADER } from './cachePublicResponses.ts'

/** A change of what it shows drops a page at once; this is for whatever nobody thought of, ms. */
const MOST_MS = 600_000

/** The nonce in it is good for one answer only. */
const POLICY = 'content-security-policy'

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
  /** What `pack` made of it, in base64. */
  readonly packed: string
  readonly headers: Readonly<Record<string, string>>
  readonly shows: readonly string[]
  readonly madeOf: MadeOf
  readonly terms: CacheTerms
  /** ms since 1970. */
  readonly madeAt: number
}

interface PageTerms {
  /** Hands it on once it is cached here. */
  share?(page: PageToShare): void
  /** What whoever asked gets instead of it, once. */
  marked?(html: string): string
}

/**
 * Offers a page that was rendered for an audience to all of it. It is compressed once, for whoever asked and for the others.
 * @throws what made the page break off
 */
export async function cachePage(
  c: Context<HttpEnv>,
  { page, hasFailed, shows, madeOf }: RenderedPage,
  { share, marked }: PageTerms,
): Promise<Response> {
  const variants = Number(page.headers.get(VARIANTS_HEADER) ?? 1)
  page.headers.delete(VARIANTS_HEADER)
  const incoming = incomingOf(c)
  const isPage = page.status === 200 && page.headers.get('content-type')?.startsWith('text/html')
  const nonce = c.var.secureHeadersNonce
  if (!page.body || !isPage || !nonce || !incoming || !isCacheable(incoming)) {
    // Whoever asks for a part of a page gets all of it, marked as well.
    return isPage && marked ? new Response(marked(await page.text()), page) : page
  }
  const terms = { mostMs: MOST_MS, variants }
  const html = await page.text()
  if (hasFailed()) return new Response(html, page)
  const packed = await pack(html)
  c.set('toCache', {
    make: (headers) =>
      packedResponse(packed, { headers: cachedHeaders(html, nonce, headers), shows: shows() }),
    terms,
    cached(key, { headers, shows: shown = [] }) {
      if (!share) return
      const base64 = packed.toString('base64')
      share({ key, packed: base64, headers, shows: shown, madeOf: madeOf(), terms, madeAt: Date.now() })
    },
  })
  if (marked) return new Response(marked(html), page)
  page.headers.append('vary', 'Accept-Encoding')
  if (bestOf(c.req.header('accept-encoding')) !== 'br') return new Response(html, page)
  page.headers.set('content-encoding', 'br')
  return new Response(packed as Uint8Array<ArrayBuffer>, page)
}

/** A page that another process rendered, as this one caches it; undefined when its time is over. */
export function sharedPage({ packed, headers, shows, terms, madeAt }: PageToShare) {
  const mostMs = MOST_MS - (Date.now() - madeAt)
  const answer = packedResponse(ownBuffer(Buffer.from(packed, 'base64')), { headers, shows })
  return mostMs > 0 ? { answer, terms: { ...terms, mostMs } } : undefined
}

/** What a page for many visitors says of itself. In the place of its nonce the policy names its own scripts (those that carry the nonce, no other) by what they say. */
export function cachedHeaders(
  html: string,
  nonce: string,
  headers: Record<string, string>,
): Record<string, string> {
  const hashes = ownScripts(html, nonce).map(
    (script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  )
  const scripts = ['script-src', ...new Set(hashes)].join(' ')
  // guard: nonce-not-cached
  const withoutNonce = headers[POLICY]?.replace(` 'nonce-${nonce}'`, '')
  return {
    ...headers,
    [POLICY]: withoutNonce?.replace('script-src', scripts) ?? '',
    vary: `Accept-Encoding, ${DEPENDS_ON_CALLER}`,
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
