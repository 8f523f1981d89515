import { createRequire } from 'node:module'
import { dirname } from 'node:path'
import { serveStatic } from '@hono/node-server/serve-static'
import type { OpenAPIHono } from '@hono/zod-openapi'
import type { Config } from '#/platform/config/config.ts'
import type { HttpEnv } from '#/platform/http/env.ts'
import { apiDocument } from './openapi/document.ts'

const page = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Zari API</title>
<link rel="stylesheet" href="/api/docs/swagger-ui.css">
</head>
<body>
<div id="api"></div>
<script src="/api/docs/swagger-ui-bundle.js"></script>
<script src="/api/docs/start.js"></script>
</body>
</html>`

const start = `SwaggerUIBundle({ url: '/api/openapi.json', dom_id: '#api', defaultModelsExpandDepth: -1, validatorUrl: null })`

/** The API describes itself: `/api/openapi.json` for programs, `/api/docs` for people. */
export function addApiDocs(app: OpenAPIHono<HttpEnv>, config: Config): void {
  let described: string | undefined
  app.get('/api/openapi.json', (c) => {
    described ??= JSON.stringify(apiDocument(config))
    return c.body(described, 200, { 'Content-Type': 'application/json' })
  })
  app.get('/api/docs', (c) => c.html(page))
  app.get('/api/docs/start.js', (c) => c.body(start, 200, { 'Content-Type': 'text/javascript' }))
  const folder = dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'))
  app.use(
    '/api/docs/*',
    serveStatic({ root: folder, rewriteRequestPath: (path) => path.replace('/api/docs', '') }),
  )
}
