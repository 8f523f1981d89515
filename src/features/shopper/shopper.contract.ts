import { z } from '@hono/zod-openapi'
import { answer, endpoint } from '#/platform/http/endpoint.ts'
import { shopperSchema } from './shopper.schema.ts'

export const readShopper = endpoint({
  method: 'get',
  path: '/api/me/shopper',
  access: 'customer',
  summary: 'The caller, the own cart and what is on the own wishlist, in one answer',
  request: {
    query: z.object({
      /** Of a page that cannot send `Accept-Language` yet, as browsers call it: `hi-IN`. One that the shop does not speak is none. */
      language: z.string().max(20).optional(),
    }),
  },
  responses: { 200: answer('What the pages of the shop show of the caller', shopperSchema) },
})
