import type { Context, MiddlewareHandler } from 'hono'
import { routePath } from 'hono/route'
import { Histogram, type Registry } from 'prom-client'
import type { HttpEnv } from './env.ts'

/** Upper ends of the histogram, seconds. Each costs one series for every route that was called. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10]

/** The parser of HTTP knows some thirty more, which nobody has to tell apart. */
const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])

const NAME = 'http_request_duration_seconds'

const durationsIn = (registry: Registry): Histogram =>
  (registry.getSingleMetric(NAME) as Histogram | undefined) ??
  new Histogram({
    name: NAME,
    // not a message: for those who run the shop
    help: 'Requests by method, pattern of the route and class of the status, and the time until their answer began',
    labelNames: ['method', 'route', 'status'],
    buckets: BUCKETS,
    registers: [registry],
  })

/**
 * Counts every request that came over the network, by the pattern of the route that answered: never by its path, of
 * which there are as many as callers can think of. The time ends when an answer begins; what is streamed takes longer.
 */
export function countRequests(registry: Registry): MiddlewareHandler<HttpEnv> {
  const durations = durationsIn(registry)
  return async (c, next) => {
    const started = performance.now()
    await next()
    // A page that is rendered here asks the API without a caller of its own.
    if (c.var.address === IN_PROCESS) return
    const { method, route } = routeOf(c)
    durations.observe({ method, route, status: classOf(c.res.status) }, secondsSince(started))
  }
}

/** Counts a read that was made ahead of the router. @param started ms of `performance.now` */
export const observeRequest = (
  registry: Registry,
  { route, status, started }: { route: string; status: number; started: number },
): void =>
  durationsIn(registry).observe({ method: 'GET', route, status: classOf(status) }, secondsSince(started))

const classOf = (status: number): string => `${Math.floor(status / 100)}xx`

const secondsSince = (started: number): number => (performance.now() - started) / 1000

/** What a request is counted under: its method, and the pattern of the route that answered it. */
export const routeOf = (c: Context<HttpEnv>): { method: string; route: string } => ({
  method: methods.has(c.req.method) ? c.req.method : 'other',
  // guard: metrics-route-pattern
  route: c.var.pattern ?? routePath(c),
})

/** Stands for the address of callers in this very process. */
export const IN_PROCESS = 'in-process'
