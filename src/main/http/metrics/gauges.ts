import { Counter, collectDefaultMetrics, Gauge, type MetricObject, Registry } from 'prom-client'
import type { CatalogServices } from '#/features/catalog/catalog.cache.ts'
import type { Services } from '#/platform/http/env.ts'
import { queueDepths } from '#/platform/jobs/queueDepths.ts'
import { queues } from '../../jobs/queues.ts'

/** A database that does not answer in this time, ms, counts as gone: the scrape must not hang with it. */
const TIMEOUT_MS = 2_000

/** What every process is asked for: memory and event loop, connections, catalogue. */
export function addProcessGauges(services: CatalogServices): void {
  const { registry } = services.metrics
  collectDefaultMetrics({ register: registry })
  const pool = services.db.$client
  new Gauge({
    name: 'zari_database_connections',
    help: 'Connections of the process; waiting are those who have none yet',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      this.set({ state: 'in_use' }, pool.totalCount - pool.idleCount)
      this.set({ state: 'idle' }, pool.idleCount)
      this.set({ state: 'waiting' }, pool.waitingCount)
    },
  })
  new Gauge({
    name: 'zari_notices_connected',
    help: 'Whether the process hears of what others change',
    registers: [registry],
    collect() {
      this.set(services.databaseNotices.connected ? 1 : 0)
    },
  })
  new Gauge({
    name: 'zari_stale_seconds',
    help: 'How old what the process shows is while the database is away; 0 while it is up to date or nothing is shown',
    registers: [registry],
    collect() {
      const { staleSince } = services.databaseNotices
      this.set(staleSince === undefined ? 0 : (Date.now() - staleSince) / 1_000)
    },
  })
  new Counter({
    name: 'http_cached_responses_total',
    help: 'Requests that were answered with what another visitor got; http_request_duration_seconds does not see them',
    registers: [registry],
    collect() {
      this.reset()
      this.inc(services.responseCache.found)
    },
  })
  const catalog = services.catalog
  new Gauge({
    name: 'zari_catalog_age_seconds',
    help: 'Time since the catalogue in memory last took over what changed',
    registers: [registry],
    collect() {
      const state = catalog.state()
      if (state) this.set((Date.now() - state.takenOverAt) / 1_000)
      else this.reset()
    },
  })
  new Gauge({
    name: 'zari_catalog_version',
    help: 'How often the catalogue in memory took over what changed',
    registers: [registry],
    collect() {
      this.set(catalog.state()?.version ?? 0)
    },
  })
}

/** What the database knows, which is the same whichever process is asked. */
export function shopGauges({ db }: Services): () => Promise<MetricObject[]> {
  const registry = new Registry()
  const jobs = new Gauge({
    name: 'zari_jobs_waiting',
    help: 'Jobs by queue: due now, or held back for later, as between two tries',
    labelNames: ['queue', 'state'],
    registers: [registry],
  })
  const oldest = new Gauge({
    name: 'zari_jobs_oldest_seconds',
    help: 'How long the oldest due job of a queue has been due',
    labelNames: ['queue'],
    registers: [registry],
  })
  const up = new Gauge({
    name: 'zari_database_up',
    help: 'Whether the database answered this scrape',
    registers: [registry],
  })
  return async () => {
    const depths = await inTime(queueDepths(db, queues))
    for (const gauge of [jobs, oldest]) gauge.reset()
    up.set(depths ? 1 : 0)
    for (const { queue, due, later, oldestSeconds } of depths ?? []) {
      jobs.set({ queue, state: 'due' }, due)
      jobs.set({ queue, state: 'later' }, later)
      oldest.set({ queue }, oldestSeconds)
    }
    return registry.getMetricsAsJSON()
  }
}

/** Undefined when it fails or takes too long. */
async function inTime<T>(work: Promise<T>): Promise<T | undefined> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), TIMEOUT_MS)
  })
  const done = await Promise.race([work.catch(() => undefined), late])
  clearTimeout(timer)
  return done
}
