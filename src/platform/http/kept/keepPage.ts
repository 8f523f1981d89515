import { createHash } from 'node:crypto'
import type { Context } from 'hono'
import type { HttpEnv } from '../env.ts'
import { DEPENDS_ON_CALLER } from '../personalAnswers.ts'
import { DRAWINGS, incomingOf, isAnybodys, POLICY } from './keeping.ts'
import type { KeptAnswer } from './keptAnswer.ts'

/** Changes drop a page at once; this bounds the age of the data in it, which browsers trust for 30 s. ms */
const MOST_MS = 10_000

export interface DrawnPage {
  readonly page: Response
  /** Whether the page may show a failure; known when it has been read to its end. */
  hasFailed(): boolean
}

/** Offers a page that was drawn for a visitor to all others. It goes out to this one as it is being drawn. */
export function keepPage(c: Context<HttpEnv>, { page, hasFailed }: DrawnPage): Response {
  const drawings = Number(page.headers.get(DRAWINGS) ?? 1)
  page.headers.delete(DRAWINGS)
  const incoming = incomingOf(c)
  const isPage = page.status === 200 && page.headers.get('content-type')?.startsWith('text/html')
  const nonce = c.var.secureHeadersNonce
  if (!page.body || !isPage || !nonce || !incoming || !isAnybodys(incoming)) return page
  const [now, later] = page.body.tee()
  c.set('toKeep', {
    make: async (headers) => {
      const html = await new Response(later).text()
      return hasFailed() ? undefined : keptPage(html, nonce, headers)
    },
    terms: { mostMs: MOST_MS, drawings },
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
    headers: { ...headers, [POLICY]: policy, vary: `Accept-Encoding, ${DEPENDS_ON_CALLER}` },
    encoded: new Map(),
  }
}

/** The texts of the scripts in a page that carry its nonce and are no files. */
function ownScripts(html: string, nonce: string): string[] {
  // guard: own-scripts-only
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
