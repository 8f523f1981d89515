import { Hono, type MiddlewareHandler } from 'hono'
import { NONCE, secureHeaders } from 'hono/secure-headers'
import { type CspSources, sourcesOf } from './cspSources.ts'
import type { HttpEnv } from './env.ts'
import type { Outside } from './http.ts'

/** No page may be framed, but for those that the shop frames itself; other sites never frame anything. */
export function securityHeaders(
  origin: string,
  { cspSources, isFramedByShop }: Pick<Outside, 'cspSources' | 'isFramedByShop'>,
): MiddlewareHandler<HttpEnv> {
  const usual = headersFramedBy(origin, cspSources, "'none'", 'DENY')
  const framed = headersFramedBy(origin, cspSources, "'self'", 'SAMEORIGIN')
  return (c, next) => (isFramedByShop(c.req) ? framed(c, next) : usual(c, next))
}

/** The same of an answer that is no page and has no script that needs a nonce; names in lower case. */
export async function plainSecurityHeaders(
  origin: string,
  outside: Pick<Outside, 'cspSources'>,
): Promise<Record<string, string>> {
  const usual = headersFramedBy(origin, outside.cspSources, "'none'", 'DENY')
  const answer = await new Hono<HttpEnv>()
    .get('*', usual, (c) => c.body(c.get('secureHeadersNonce') ?? ''))
    .request('/')
  const ofNonce = ` 'nonce-${await answer.text()}'`
  return Object.fromEntries(
    [...answer.headers]
      .filter(([name]) => name !== 'content-type')
      .map(([name, value]) => [name, value.replace(ofNonce, '')]),
  )
}

/** Scripts run only with the nonce of this very answer; inline styles are allowed (pictures carry their colour). */
function headersFramedBy(
  origin: string,
  services: readonly CspSources[],
  frameAncestors: "'none'" | "'self'",
  xFrameOptions: 'DENY' | 'SAMEORIGIN',
): MiddlewareHandler<HttpEnv> {
  return secureHeaders({
    contentSecurityPolicy: {
      defaultSrc: ["'self'"],
      scriptSrc: ["'self'", NONCE, ...sourcesOf(services, 'scripts')],
      styleSrc: ["'self'", "'unsafe-inline'", ...sourcesOf(services, 'styles')],
      imgSrc: ["'self'", 'data:', 'blob:', 'https:', ...sourcesOf(services, 'pictures')],
      // A chosen video is shown before it is sent.
      mediaSrc: ["'self'", 'blob:'],
      fontSrc: ["'self'"],
      connectSrc: ["'self'", ...sourcesOf(services, 'connections')],
      frameSrc: ["'self'", ...sourcesOf(services, 'frames')],
      objectSrc: ["'none'"],
      baseUri: ["'none'"],
      formAction: ["'self'", ...sourcesOf(services, 'forms')],
      // guard: frame-ancestors
      frameAncestors: [frameAncestors],
    },
    strictTransportSecurity: origin.startsWith('https:') ? 'max-age=31536000; includeSubDomains' : false,
    referrerPolicy: 'strict-origin-when-cross-origin',
    xFrameOptions,
    crossOriginEmbedderPolicy: false,
    crossOriginOpenerPolicy: 'same-origin-allow-popups',
    permissionsPolicy: { camera: [], microphone: [], geolocation: [] },
  })
}
