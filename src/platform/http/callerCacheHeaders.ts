import type { MiddlewareHandler } from 'hono'
import { credentialOf } from './credential.ts'
import type { HttpEnv } from './env.ts'

/** What an answer that differs with the caller depends on. */
// not a message: names of headers
export const DEPENDS_ON_CALLER = 'Authorization, Cookie'

/**
 * Whatever goes to somebody who shows a credential is stored by no cache and no browser, be it a page, a failure, a
 * redirect or an address that looks like a file. Only what a handler calls `public` is the same for everybody. What a
 * visitor gets says that others may get something else.
 */
export function setCallerCacheHeaders(origin: string): MiddlewareHandler<HttpEnv> {
  return async (c, next) => {
    await next()
    const { headers } = c.res
    const setsCookies = headers.has('set-cookie')
    if (headers.get('cache-control')?.startsWith('public') && !setsCookies) return
    const isShown = credentialOf(c.req.raw.headers, origin).kind !== 'none'
    // guard: personal-no-store
    if (isShown || setsCookies) headers.set('Cache-Control', 'no-store')
    // guard: personal-vary
    headers.append('Vary', DEPENDS_ON_CALLER)
  }
}
