import { z } from '@hono/zod-openapi'
import { answer, endpoint } from '#/platform/http/endpoint.ts'
import { failures } from '#/platform/http/failure.ts'
import { priceMovesSchema } from './moves.schema.ts'

export const readPriceMoves = endpoint({
  method: 'get',
  path: '/api/product/{idOrSlug}/prices',
  access: 'public',
  summary:
    'What was asked for a product and its sizes, and since when; for shoppers of a shop with honest prices, and for admins with causes and names',
  request: { params: z.object({ idOrSlug: z.string() }) },
  failures: [failures.not_found],
  responses: { 200: answer('How its prices moved', priceMovesSchema) },
})
