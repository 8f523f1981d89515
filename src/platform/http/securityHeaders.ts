import { Hono, type MiddlewareHandler } from 'hono'
import { NONCE, secureHeaders } from 'hono/secure-headers'
import { type CspSources, sourcesOf } from './cspSources.ts'
import type { HttpEnv } from './env.ts'
import type { Outside } from './http.ts'

type Framed = "'none'" | "'self'"

/** No page may be framed, but for those that the shop frames itself; other sites never frame anything. */
export function securityHeaders(
  origin: string,
  { cspSources, isFramedByShop }: Pick<Outside, 'cspSources' | 'isFramedByShop'>,
): MiddlewareHandler<HttpEnv> {
  const usual = headersFramedBy(origin, cspSources, "'none'", [NONCE])
  const framed = headersFramedBy(origin, cspSources, "'self'", [NONCE])
  return (c, next) => (isFramedByShop(c.req) ? framed(c, next) : usual(c, next))
}

/** The same of an answer of the API: no script in it needs a nonce, of which each costs a hundredth of a millisecond. */
export const apiSecurityHeaders = (
  origin: string,
  { cspSources }: Pick<Outside, 'cspSources'>,
): MiddlewareHandler<HttpEnv> => headersFramedBy(origin, cspSources, "'none'", [])

/** Those as they are sent; names in lower case. */
export async function readApiSecurityHeaders(
  origin: string,
  outside: Pick<Outside, 'cspSources'>,
): Promise<Record<string, string>> {
  const answer = await new Hono<HttpEnv>()
    .get('*', apiSecurityHeaders(origin, outside), (c) => c.body(null))
    .request('/')
  return Object.fromEntries(answer.headers)
}

/** Scripts run only as files of ours or with a nonce of this very answer, where it has one; inline styles are allowed (pictures carry their colour). */
function headersFramedBy(
  origin: string,
  services: readonly CspSources[],
  framedBy: Framed,
  nonces: readonly (typeof NONCE)[],
): MiddlewareHandler<HttpEnv> {
  return secureHeaders({
    contentSecurityPolicy: {
      defaultSrc: ["'self'"],
      scriptSrc: ["'self'", ...nonces, ...sourcesOf(services, 'scripts')],
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
      frameAncestors: [framedBy],
    },
    strictTransportSecurity: origin.startsWith('https:') ? 'max-age=31536000; includeSubDomains' : false,
    referrerPolicy: 'strict-origin-when-cross-origin',
    xFrameOptions: framedBy === "'none'" ? 'DENY' : 'SAMEORIGIN',
    crossOriginEmbedderPolicy: false,
    crossOriginOpenerPolicy: 'same-origin-allow-popups',
    permissionsPolicy: { camera: [], microphone: [], geolocation: [] },
  })
}
