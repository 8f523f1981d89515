import { z } from '@hono/zod-openapi'
import { answer, byId, endpoint, jsonBody, messageSchema } from '#/platform/http/endpoint.ts'
import { correctionSchema, movementSchema } from './history.schema.ts'

export const listMovements = endpoint({
  method: 'get',
  path: '/api/admin/product/stock/{_id}',
  access: 'admin',
  summary: 'Every movement of a product’s stock, newest first; X-Total-Count says how many there are',
  request: {
    params: byId,
    query: z.object({
      page: z.coerce.number('page is a whole number').int().min(1).max(100_000).default(1),
      limit: z.coerce.number('limit is a whole number from 1 to 100').int().min(1).max(100).default(25),
    }),
  },
  responses: { 200: answer('Movements', z.array(movementSchema)) },
})

export const correctStock = endpoint({
  method: 'post',
  path: '/api/admin/product/stock/{_id}',
  access: 'admin',
  summary: 'Add or take pieces, of one size where each is counted by itself, and say why',
  request: { params: byId, ...jsonBody(correctionSchema) },
  responses: { 200: answer('Corrected', messageSchema) },
})
