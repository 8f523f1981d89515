import type { OpenAPIHono } from '@hono/zod-openapi'
import type { HttpEnv, Services } from '#/platform/http/env.ts'

/** `/healthz`: the process answers. `/readyz`: it also reaches the database and is not about to stop. */
export function addHealth(app: OpenAPIHono<HttpEnv>, services: Pick<Services, 'db'>) {
  let draining = false
  app.get('/healthz', (c) => c.json({ status: 'ok' }))
  app.get('/readyz', async (c) => {
    if (draining) return c.json({ status: 'stopping' }, 503)
    return (await services.db.reach.check())
      ? c.json({ status: 'ready' })
      : c.json({ status: 'no database' }, 503)
  })
  return {
    drain() {
      draining = true
    },
  }
}
