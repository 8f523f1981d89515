import { z } from '@hono/zod-openapi'
import { endpoint } from '#/platform/http/endpoint.ts'
import { failures } from '#/platform/http/failure.ts'
import { manifestSchema } from './install.schema.ts'

export const readManifest = endpoint({
  method: 'get',
  path: '/manifest.webmanifest',
  access: 'public',
  summary: 'What a phone that puts the shop on its home screen is told: name, colours and icons of its look',
  responses: {
    200: {
      description: 'The web app manifest',
      content: { 'application/manifest+json': { schema: manifestSchema } },
    },
  },
})

export const readAppIcon = endpoint({
  method: 'get',
  path: '/app-icon/{file}',
  access: 'public',
  summary: 'An icon of the shop, made of its logo; `v` is the one that the manifest names',
  request: {
    params: z.object({ file: z.string().max(40) }),
    query: z.object({ v: z.string().max(40).optional() }),
  },
  failures: [failures.not_found],
  responses: { 200: { description: 'An icon', content: { 'image/png': { schema: z.string() } } } },
})
