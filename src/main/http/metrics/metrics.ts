import type { OpenAPIHono } from '@hono/zod-openapi'
import { AggregatorRegistry } from 'prom-client'
import { isSameSecret } from '#/platform/db/isSameSecret.ts'
import type { HttpEnv } from '#/platform/http/env.ts'
import { failures } from '#/platform/http/failure.ts'
import type { AppServices } from '../../services/services.ts'
import { openAllProcesses } from './allProcesses.ts'
import { addProcessGauges, shopGauges } from './gauges.ts'
import type { CountedMetric, ProcessCounts } from './relay.ts'

/**
 * `GET /metrics` for Prometheus: what all processes of this machine counted, each with its label `process`, whichever of
 * them is asked. Only for who knows METRICS_TOKEN; without one the address does not exist.
 * @returns how to stop answering other processes
 */
export function addMetrics(app: OpenAPIHono<HttpEnv>, services: AppServices): () => void {
  const { metricsToken } = services.config
  if (metricsToken === undefined) {
    app.get('/metrics', (c) => c.notFound())
    return () => undefined
  }
  addProcessGauges(services)
  const ofShop = shopGauges(services)
  const { registry } = services.metrics
  const all = openAllProcesses(() => registry.getMetricsAsJSON() as Promise<CountedMetric[]>)
  app.get('/metrics', async (c) => {
    if (!isToken(c.req.header('Authorization'), metricsToken)) {
      c.header('WWW-Authenticate', 'Bearer')
      return c.json(failures.unauthenticated({ message: 'This needs METRICS_TOKEN.' }).body, 401)
    }
    const [counted, shop] = await Promise.all([all.counts(), ofShop()])
    const merged = AggregatorRegistry.aggregate([...counted.map(labelled), shop.map(asItIs)])
    c.header('Cache-Control', 'no-store')
    return c.body(await merged.metrics(), 200, { 'Content-Type': merged.contentType })
  })
  return all.close
}

// guard: metrics-token
const isToken = (authorization: string | undefined, token: string): boolean =>
  isSameSecret(authorization ?? '', `Bearer ${token}`)

/** With a label of their own, no two values of two processes are added up or left out. */
const asItIs = <Metric extends object>(metric: Metric) => ({ ...metric, aggregator: 'sum' as const })

const labelled = ({ process, metrics }: ProcessCounts) =>
  metrics.map((metric) => ({
    ...asItIs(metric),
    values: metric.values.map((value) => ({ ...value, labels: { process, ...value.labels } })),
  }))
