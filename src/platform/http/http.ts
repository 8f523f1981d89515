import { OpenAPIHono } from '@hono/zod-openapi'
import type { Context, ErrorHandler, HonoRequest, MiddlewareHandler } from 'hono'
import { except } from 'hono/combine'
import { HTTPException } from 'hono/http-exception'
import type { ZodError } from 'zod'
import { newId } from '#/platform/db/ids.ts'
import { countRequests } from '#/platform/metrics/countRequests.ts'
import { plainAddress } from './address.rules.ts'
import { cachePublicResponses } from './cache/cachePublicResponses.ts'
import { setCallerCacheHeaders } from './callerCacheHeaders.ts'
import { isCrossSite, type ShopOrigin } from './crossSite.ts'
import type { CspSources } from './cspSources.ts'
import { databaseFailure } from './databaseFailure.ts'
import { diskFailure } from './diskFailure.ts'
import type { Caller, HttpEnv, Services } from './env.ts'
import { Failure, failures } from './failure.ts'
import { pictureFailure } from './pictureFailure.ts'
import { securityHeaders } from './securityHeaders.ts'

/** Finds the caller from cookie or Authorization header; null for a visitor. */
export type FindCaller = (headers: Headers) => Promise<Caller | null>

type ValidationResult = { target: string } & ({ success: true } | { success: false; error: ZodError })

/** A path parameter that cannot exist is simply not found; anything else wrong is named field by field. */
function refuseInvalid(result: ValidationResult): void {
  if (result.success) return
  if (result.target === 'param') throw failures.not_found()
  const errors = result.error.issues.map((issue) => ({ field: issue.path.join('.'), message: issue.message }))
  throw failures.invalid({ errors, ...(errors[0] ? { message: errors[0].message } : {}) })
}

/** An empty router for one room; every room's router validates and fails alike. */
export const roomApi = () => new OpenAPIHono<HttpEnv>({ strict: false, defaultHook: refuseInvalid })

/** What the outer router is told by the program around it. */
export interface Outside {
  readonly findCaller: FindCaller
  /** The caller's address, as far as the proxies in front can be believed. */
  readonly addressOf: (c: Context) => string
  /** What the shop's services elsewhere need of the content security policy. */
  readonly cspSources: readonly CspSources[]
  /** Pages that a page of the shop itself may frame. */
  readonly isFramedByShop: (request: HonoRequest) => boolean
}

/**
 * The outer router: request id, security headers, cross-site refusal and the caller, in this order, before any
 * endpoint is reached.
 */
export function createHttp(services: Services, outside: Outside) {
  const app = roomApi()
  app.onError(answerFailure(services))
  app.notFound((c) => c.json(failures.not_found().body, 404))
  if (services.config.metricsToken) app.use(countRequests(services.metrics.registry))
  app.use(cachePublicResponses(services.responseCache))
  app.use(setCallerCacheHeaders(services.config.origin))
  app.use(async (c, next) => {
    const requestId = newId()
    c.set('requestId', requestId)
    c.set('services', services)
    c.set('address', plainAddress(outside.addressOf(c)))
    await next()
    // Afterwards: a page comes as a whole answer, which would replace what was said before.
    c.header('X-Request-Id', requestId)
  })
  app.use(except(files, securityHeaders(services.config.origin, outside)))
  for (const path of files) app.use(path, fileHeaders)
  app.use('/api/*', refuseCrossSite(services.config))
  app.use('/api/*', async (c, next) => {
    c.set('caller', await outside.findCaller(c.req.raw.headers))
    // guard: no-store-by-default
    c.header('Cache-Control', 'no-store')
    await next()
  })
  return app
}

/** Scripts, styles and pictures. A page takes dozens of them, so their answers carry only the headers that protect a file. */
const files = ['/assets/*', '/media/*']

const fileHeaders: MiddlewareHandler<HttpEnv> = async (c, next) => {
  c.header('X-Content-Type-Options', 'nosniff')
  c.header('Cross-Origin-Resource-Policy', 'same-origin')
  await next()
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

/** The one place where what went wrong becomes an answer. Details of the unexpected go to the log, not to the client. */
function answerFailure(services: Services): ErrorHandler<HttpEnv> {
  return (error, c) => {
    const failure = failureOf(error)
    if (failure.status >= 500) {
      services.log.error({ err: error, requestId: c.var.requestId, path: c.req.path }, 'request failed')
    }
    for (const [name, value] of Object.entries(failure.headers ?? {})) c.header(name, value)
    return c.json(failure.body, failure.status)
  }
}

function failureOf(error: unknown): Failure {
  if (error instanceof Failure) return error
  if (error instanceof HTTPException) {
    if (error.status === 415) return failures.unsupported_media_type()
    if (error.status === 413) return failures.too_large()
    return failures.malformed()
  }
  // guard: disk-failure
  return pictureFailure(error) ?? databaseFailure(error) ?? diskFailure(error) ?? failures.internal()
}
