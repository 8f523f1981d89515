import { randomUUID } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'
import { inLanguage } from '../../language/inLanguage.ts'
import { preferredLanguage } from '../../language/languages.rules.ts'
import { plainAddress } from '../address.rules.ts'
import { cachePublicResponses } from '../cache/cachePublicResponses.ts'
import { setCallerCacheHeaders } from '../callerCacheHeaders.ts'
import { countRequests } from '../countRequests.ts'
import { credentialOf } from '../credential.ts'
import { isCrossSite, type ShopOrigin } from '../crossSite.ts'
import type { HttpEnv, Services } from '../env.ts'
import { failures } from '../failure.ts'
import { type Outside, roomApi } from '../http.ts'
import { apiSecurityHeaders, securityHeaders } from '../securityHeaders.ts'
import { markAnswers } from '../sessionMark.ts'
import { STALE_SINCE } from '../staleness.rules.ts'
import { traceRequests } from '../traceRequests.ts'
import { answerFailure, answerOf, away } from './answerFailure.ts'
import { compressJson } from './compressJson.ts'

/**
 * The outer router: what every request passes before any endpoint is reached. The order of `use` is the order in which it passes, and the other
 * way round for its answer.
 */
export function createHttp(services: Services, outside: Outside) {
  const app = roomApi()
  app.onError(answerFailure(services))
  app.notFound((c) => c.json(failures.not_found().body, 404))
  const { config, tracing } = services
  if (tracing) app.use(traceRequests(tracing, config.trustedProxies))
  if (config.metricsToken) app.use(countRequests(services.metrics.registry))
  app.use('/api/*', compressJson)
  // Outside: what is cached says nothing about whoever asked first.
  app.use(setCallerCacheHeaders(services.config.origin))
  app.use(markAnswers(outside.markOf))
  app.use(cachePublicResponses(services.responseCache))
  app.use(async (c, next) => {
    const requestId = randomUUID()
    c.set('requestId', requestId)
    c.set('credential', credentialOf(c.req.raw.headers, services.config.origin))
    c.set('services', services)
    c.set('isOpen', outside.isOpen)
    c.set('address', plainAddress(outside.addressOf(c)))
    await next()
    // Afterwards: a page comes as a whole answer, which would replace what was said before. `c.header` would make another answer
    // of this one and send its body as a stream, at twice the price of a list.
    c.res.headers.set('X-Request-Id', requestId)
    const { staleSince } = services.databaseNotices
    if (staleSince !== undefined) c.res.headers.set(STALE_SINCE, String(staleSince))
  })
  const pageHeaders = securityHeaders(config.origin, outside)
  const apiHeaders = apiSecurityHeaders(config.origin, outside)
  app.use((c, next) => {
    const { path } = c.req
    return (isFile(path) ? fileHeaders : path.startsWith('/api/') ? apiHeaders : pageHeaders)(c, next)
  })
  app.use('/api/*', async (c, next) => {
    const spoken = await outside.languages()
    const language = preferredLanguage(c.req.header('accept-language'), spoken)
    c.set('language', language)
    await inLanguage(language, next)
    // Browsers and caches in front ask again for another language.
    // guard: vary-by-language
    if (spoken.length > 0) c.res.headers.append('Vary', 'Accept-Language')
  })
  app.use('/api/*', refuseCrossSite(services.config))
  app.use('/api/*', answerFromMemory(services, outside))
  app.use('/api/*', async (c, next) => {
    if (c.get('isFromMemory')) return next()
    c.set('caller', await outside.findCaller(c.get('credential')))
    // guard: no-store-by-default
    c.header('Cache-Control', 'no-store')
    await next()
  })
  return app
}

/** Scripts, styles and pictures. A page takes dozens of them, so their answers carry only the headers that protect a file. */
const isFile = (path: string): boolean => path.startsWith('/assets/') || path.startsWith('/media/')

const fileHeaders: MiddlewareHandler<HttpEnv> = async (c, next) => {
  c.header('X-Content-Type-Options', 'nosniff')
  // Mail programs in browsers show the pictures of our mails, from their own address.
  c.header('Cross-Origin-Resource-Policy', c.req.path.startsWith('/media/') ? 'cross-origin' : 'same-origin')
  await next()
}

/**
 * While the database is away, somebody who cannot be looked up reads what is the same for everybody, and nothing else: neither
 * what is somebody's own, nor that nobody is signed in.
 */
function answerFromMemory(
  { databaseNotices }: Services,
  { findCaller }: Outside,
): MiddlewareHandler<HttpEnv> {
  return async (c, next) => {
    const credential = c.get('credential')
    const isShown = credential.kind === 'token' || credential.kind === 'cookie'
    if (databaseNotices.staleSince === undefined || !isShown || c.req.method !== 'GET') return next()
    const caller = findCaller.known(credential)
    c.set('isFromMemory', true)
    c.set('caller', caller ?? null)
    c.header('Cache-Control', 'no-store')
    await next()
    // Whoever is not known is not told to be nobody: what a browser saved for them stays.
    if (!caller) c.set('caller', undefined as never)
    // guard: only-public-from-memory
    if (c.res.headers.get('cache-control')?.startsWith('public')) return
    c.res = undefined
    c.res = answerOf(away())
  }
}

function refuseCrossSite(shop: ShopOrigin): MiddlewareHandler<HttpEnv> {
  return async (c, next) => {
    const request = {
      method: c.req.method,
      origin: c.req.header('origin'),
      secFetchSite: c.req.header('sec-fetch-site'),
      host: c.req.header('host'),
      hasCookie: c.req.header('cookie') !== undefined,
    }
    if (isCrossSite(request, shop)) throw failures.cross_site()
    await next()
  }
}
