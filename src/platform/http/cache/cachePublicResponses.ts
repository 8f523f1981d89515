import type { IncomingMessage } from 'node:http'
import type { Context, MiddlewareHandler } from 'hono'
import { MAIN_LANGUAGE } from '../../language/languages.rules.ts'
import { audienceOf } from '../audience.rules.ts'
import type { HttpEnv } from '../env.ts'
import { SHOWS_HEADER } from '../inProcess.ts'
import { cacheKey, inLanguageOf, type ResponseCache } from '../responseCache.ts'
import { STALE_SINCE } from '../staleness.rules.ts'

/**
 * A page that is another one at each visit says here how many of its variants are to be cached and given out in turn.
 * Nobody outside gets to see it.
 */
export const VARIANTS_HEADER = 'x-variants'

/** What belongs to one answer or one connection only. */
const ITS_OWN = new Set([
  'x-request-id',
  'content-encoding',
  'content-length',
  'transfer-encoding',
  'connection',
  'date',
  // Said of each answer anew, and of none that is given after it.
  STALE_SINCE,
])

/** Whether a request asks for the whole of something. */
export const isCacheable = ({ method, headers }: Pick<IncomingMessage, 'method' | 'headers'>): boolean =>
  method === 'GET' && headers.range === undefined

/** The network's request behind a call; none when a page asks in this process. */
export const incomingOf = (c: Context): IncomingMessage | undefined => c.env?.incoming

/** Sets aside, for the caller's audience, what a handler offered as `toCache`, with all headers that it went out with. */
export function cachePublicResponses(cache: ResponseCache): MiddlewareHandler<HttpEnv> {
  return async (c, next) => {
    const incoming = incomingOf(c)
    if (!incoming?.url) return next()
    const { url } = incoming
    const { edition } = cache
    await next()
    c.res.headers.delete(SHOWS_HEADER)
    const toCache = c.get('toCache')
    if (!toCache || !isCacheable(incoming) || c.res.headers.has('set-cookie')) return c.get('made')?.()
    // guard: cache-by-language
    const key = cacheKey(audienceOf(c.var.caller), inLanguageOf(url, c.var.language ?? MAIN_LANGUAGE))
    const headers = Object.fromEntries([...c.res.headers].filter(([name]) => !ITS_OWN.has(name)))
    const store = async () => {
      const answer = await toCache.make(headers)
      if (answer && cache.set(edition, key, answer, toCache.terms)) toCache.cached?.(key, answer)
    }
    // A page that breaks off while it is sent is not cached; that it broke is told elsewhere.
    store()
      .catch(() => undefined)
      .finally(c.var.made)
  }
}
