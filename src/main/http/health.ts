import type { OpenAPIHono } from '@hono/zod-openapi'
import type { CatalogServices } from '#/features/catalog/catalog.cache.ts'
import type { HttpEnv } from '#/platform/http/env.ts'

/**
 * `/healthz`: the process answers. `/readyz`: it can serve and is not about to stop. It can while it reaches the database, and while
 * that is away as long as it has the shop in memory to show: else all machines would leave the load balancer at once.
 */
export function addHealth(
  app: OpenAPIHono<HttpEnv>,
  { db, catalog, databaseNotices }: Pick<CatalogServices, 'db' | 'catalog' | 'databaseNotices'>,
) {
  let draining = false
  app.get('/healthz', (c) => c.json({ status: 'ok' }))
  app.get('/readyz', async (c) => {
    if (draining) return c.json({ status: 'stopping' }, 503)
    if (await db.reach.lately()) return c.json({ status: 'ready' })
    const { staleSince } = databaseNotices
    // guard: ready-to-show
    return staleSince !== undefined && catalog.state()
      ? c.json({ status: 'no database', showsSince: new Date(staleSince).toISOString() })
      : c.json({ status: 'no database' }, 503)
  })
  return {
    drain() {
      draining = true
    },
  }
}
