import { z } from '@hono/zod-openapi'
import { answer, endpoint } from '#/platform/http/endpoint.ts'
import { failures } from '#/platform/http/failure.ts'
import { MOST_LOOKED_UP } from '../rules/productForm.rules.ts'
import { chosenProductSchema, relatedSchema } from './related.schema.ts'

export const readRelatedProducts = endpoint({
  method: 'get',
  path: '/api/product/{idOrSlug}/related',
  access: 'public',
  summary: 'A few products that are like this one, and a few of other kinds that go with it',
  request: { params: z.object({ idOrSlug: z.string() }) },
  failures: [failures.not_found],
  responses: { 200: answer('Products on sale', relatedSchema) },
})

export const listChosenProducts = endpoint({
  method: 'get',
  path: '/api/admin/product/chosen',
  access: 'admin',
  summary:
    'What a form shows of the products with these ids, commas between them, in their order; those that are gone are left out',
  request: { query: z.object({ ids: z.string().max(40 * MOST_LOOKED_UP) }) },
  responses: { 200: answer('Products', z.array(chosenProductSchema)) },
})
