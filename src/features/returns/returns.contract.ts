import { z } from '@hono/zod-openapi'
import { orderFailures } from '#/features/orders/orders.failures.ts'
import { orderSchema } from '#/features/orders/schema/orders.schema.ts'
import { newReturnSchema } from '#/features/orders/schema/returns.schema.ts'
import { refundFailures } from '#/features/refunds/refunds.failures.ts'
import { answer, endpoint, jsonBody } from '#/platform/http/endpoint.ts'
import { returnFailures } from './returns.failures.ts'

const params = z.object({ _id: z.uuid() })
const changedOrder = { 200: answer('The order as it is now', orderSchema) }

export const returnPieces = endpoint({
  method: 'post',
  path: '/api/admin/order/return/{_id}',
  access: 'admin',
  summary:
    'Pieces of a delivered order came back; with the last of them it is returned. The same requestId again has no effect',
  request: { params, ...jsonBody(newReturnSchema) },
  failures: [
    orderFailures.wrong_step,
    returnFailures.no_pieces,
    returnFailures.unknown_line,
    returnFailures.pieces_gone,
    returnFailures.return_request_reused,
    returnFailures.restock_wrong,
    refundFailures.refund_too_much,
  ],
  responses: changedOrder,
})
