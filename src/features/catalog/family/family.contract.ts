import { z } from '@hono/zod-openapi'
import { answer, endpoint } from '#/platform/http/endpoint.ts'

const familySchema = z.object({
  family: z.string(),
  /** How many products are of it, whatever their status. */
  products: z.number().int(),
})

export const listFamilies = endpoint({
  method: 'get',
  path: '/api/admin/product/families',
  access: 'admin',
  summary:
    'The codes of designs, at most 20 that have the text in them, those with the newest products first',
  request: { query: z.object({ q: z.string().trim().max(100).optional() }) },
  responses: { 200: answer('Families', z.array(familySchema)) },
})
