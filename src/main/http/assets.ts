import { serveStatic } from '@hono/node-server/serve-static'
import type { OpenAPIHono } from '@hono/zod-openapi'
import { getMimeType } from 'hono/utils/mime'
import type { SharedBuild } from '#/platform/built/sharedBuild.ts'
import type { HttpEnv } from '#/platform/http/env.ts'
import { FOREVER } from '#/platform/media/cacheControl.ts'

/**
 * Scripts and styles: those of this build from the folder `root`, with the compressed copies that lie beside them; those of the
 * versions that run on other machines, or did until a week ago, from the store that all machines share.
 */
export function addAssets(app: OpenAPIHono<HttpEnv>, shared: SharedBuild, root = 'dist/client'): void {
  app.use('/assets/*', async (c, next) => {
    await next()
    // Built files carry a hash in their name. Not before: what the folder's own files are answered with is made by then.
    // guard: built-files-for-good
    if (c.res.ok) c.res.headers.set('Cache-Control', FOREVER)
  })
  app.use('/assets/*', serveStatic({ root, precompressed: true }))
  app.get('/assets/:name{.+}', async (c) => {
    const name = c.req.param('name')
    // guard: other-builds-answered
    const bytes = await shared.find(name)
    if (!bytes) return c.notFound()
    return c.body(bytes as Uint8Array<ArrayBuffer>, 200, {
      'Content-Type': getMimeType(name) ?? 'application/octet-stream',
    })
  })
}
