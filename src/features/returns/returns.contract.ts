import { z } from '@hono/zod-openapi'
import { orderSchema } from '#/features/orders/schema/orders.schema.ts'
import { newReturnSchema } from '#/features/orders/schema/returns.schema.ts'
import { answer, endpoint, jsonBody } from '#/platform/http/endpoint.ts'

const params = z.object({ _id: z.uuid() })
const changedOrder = { 200: answer('The order as it is now', orderSchema) }

export const returnPieces = endpoint({
  method: 'post',
  path: '/api/admin/order/return/{_id}',
  access: 'admin',
  summary:
    'Pieces of a delivered order came back; with the last of them it is returned. The same requestId again has no effect',
  request: { params, ...jsonBody(newReturnSchema) },
  responses: changedOrder,
})
