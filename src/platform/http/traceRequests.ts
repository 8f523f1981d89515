import type { MiddlewareHandler } from 'hono'
import type { Tracing } from '../tracing/tracing.ts'
import { routeOf } from './countRequests.ts'
import type { HttpEnv } from './env.ts'

/** What machines ask all the time, and nobody wants to look into. */
const UNTOLD = ['/healthz', '/readyz', '/metrics']

/**
 * A span for each request, by the pattern of its route as in the metrics, until its answer begins; what a page asks the API while it is
 * rendered lies within that of the page. Neither path nor query is told, which may hold what somebody typed.
 * @param trustedProxies how many proxies of our own stand in front
 */
export function traceRequests(tracing: Tracing, trustedProxies: number): MiddlewareHandler<HttpEnv> {
  return async (c, next) => {
    if (UNTOLD.includes(c.req.path)) return next()
    const kind = tracing.isInside ? 'internal' : 'server'
    const caller = callingTrace(c.req.header('traceparent'), trustedProxies)
    await tracing.span({ name: 'request', kind, caller }, async (span) => {
      await next()
      const { method, route } = routeOf(c)
      span.rename(`${method} ${route}`)
      span.add({
        'http.request.method': method,
        'http.route': route,
        'http.response.status_code': c.res.status,
        'zari.request_id': c.var.requestId,
      })
      if (c.res.status >= 500) span.fail(String(c.res.status))
    })
  }
}

/** Within which trace a request is: a proxy of our own says so, and nobody else is believed. */
export const callingTrace = (traceparent: string | undefined, trustedProxies: number): string | undefined =>
  // guard: strangers-traces
  trustedProxies > 0 ? traceparent : undefined
