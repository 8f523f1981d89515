import { z } from '@hono/zod-openapi'
import { orderSchema } from '#/features/orders/schema/orders.schema.ts'
import { cancelPiecesSchema } from '#/features/orders/schema/returns.schema.ts'
import { answer, endpoint, jsonBody } from '#/platform/http/endpoint.ts'

const params = z.object({ _id: z.uuid() })
const changedOrder = { 200: answer('The order as it is now', orderSchema) }
export const cancelPieces = endpoint({
  method: 'post',
  path: '/api/order/{_id}/cancel-items',
  access: 'customer',
  summary:
    'Cancel pieces of an order that is not packed yet: its owner or an admin; with the last of them it is cancelled. The same requestId again has no effect',
  request: { params, ...jsonBody(cancelPiecesSchema) },
  responses: changedOrder,
})
