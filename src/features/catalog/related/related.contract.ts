import { z } from '@hono/zod-openapi'
import { answer, endpoint } from '#/platform/http/endpoint.ts'
import { failures } from '#/platform/http/failure.ts'
import { relatedSchema } from './related.schema.ts'

export const readRelatedProducts = endpoint({
  method: 'get',
  path: '/api/product/{idOrSlug}/related',
  access: 'public',
  summary: 'A few products that are like this one, and a few of other kinds that go with it',
  request: { params: z.object({ idOrSlug: z.string() }) },
  failures: [failures.not_found],
  responses: { 200: answer('Products on sale', relatedSchema) },
})
