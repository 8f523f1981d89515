import type { OpenAPIHono } from '@hono/zod-openapi'
import { sql } from 'drizzle-orm'
import type { HttpEnv, Services } from '#/platform/http/env.ts'

/** `/healthz`: the process answers. `/readyz`: it also reaches the database and is not about to stop. */
export function addHealth(app: OpenAPIHono<HttpEnv>, services: Services) {
  let draining = false
  app.get('/healthz', (c) => c.json({ status: 'ok' }))
  app.get('/readyz', async (c) => {
    if (draining) return c.json({ status: 'stopping' }, 503)
    try {
      await services.db.execute(sql`select 1`)
      return c.json({ status: 'ready' })
    } catch {
      return c.json({ status: 'no database' }, 503)
    }
  })
  return {
    drain() {
      draining = true
    },
  }
}
