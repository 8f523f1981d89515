import { z } from '@hono/zod-openapi'
import { orderSchema } from '#/features/orders/schema/orders.schema.ts'
import {
  askReturnSchema,
  refuseReturnSchema,
  withdrawReturnSchema,
} from '#/features/orders/schema/returnRequests.schema.ts'
import { answer, endpoint, jsonBody } from '#/platform/http/endpoint.ts'
import { returnFailures } from '../returns.failures.ts'
import { returnRequestFailures } from './returnRequests.failures.ts'

const params = z.object({ _id: z.uuid() })
const changedOrder = { 200: answer('The order as it is now', orderSchema) }

export const askReturn = endpoint({
  method: 'post',
  path: '/api/order/{_id}/return-request',
  access: 'customer',
  summary:
    'Ask the shop to take pieces of an own, delivered order back, as long as the shop takes returns. The same requestId again has no effect',
  request: { params, ...jsonBody(askReturnSchema) },
  failures: [
    ...Object.values(returnRequestFailures),
    returnFailures.no_pieces,
    returnFailures.unknown_line,
    returnFailures.pieces_gone,
  ],
  responses: changedOrder,
})

export const withdrawReturn = endpoint({
  method: 'post',
  path: '/api/order/{_id}/return-request/withdraw',
  access: 'customer',
  summary: 'Keep the pieces after all; again has no effect',
  request: { params, ...jsonBody(withdrawReturnSchema) },
  failures: [returnRequestFailures.request_over],
  responses: changedOrder,
})

export const refuseReturn = endpoint({
  method: 'post',
  path: '/api/admin/order/return-request/refuse/{_id}',
  access: 'admin',
  summary: 'Refuse what a customer wants to send back; `note` is mailed. Again has no effect',
  request: { params, ...jsonBody(refuseReturnSchema) },
  failures: [returnRequestFailures.request_over],
  responses: changedOrder,
})
