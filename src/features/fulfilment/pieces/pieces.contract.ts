import { z } from '@hono/zod-openapi'
import { orderFailures } from '#/features/orders/orders.failures.ts'
import { orderSchema } from '#/features/orders/schema/orders.schema.ts'
import { cancelPiecesSchema } from '#/features/orders/schema/returns.schema.ts'
import { refundFailures } from '#/features/refunds/refunds.failures.ts'
import { exchangeFailures } from '#/features/returns/exchanges/exchanges.failures.ts'
import { returnFailures } from '#/features/returns/returns.failures.ts'
import { answer, endpoint, jsonBody } from '#/platform/http/endpoint.ts'
import { failures } from '#/platform/http/failure.ts'
import { fulfilmentFailures } from '../fulfilment.failures.ts'

const params = z.object({ _id: z.uuid() })
const changedOrder = { 200: answer('The order as it is now', orderSchema) }
export const cancelPieces = endpoint({
  method: 'post',
  path: '/api/order/{_id}/cancel-items',
  access: 'customer',
  summary:
    'Cancel pieces of an order that is not packed yet, or what was to be done with them: its owner or an admin; with the last of them it is cancelled. The same requestId again has no effect',
  request: { params, ...jsonBody(cancelPiecesSchema) },
  failures: [
    fulfilmentFailures.advance_claimed,
    fulfilmentFailures.offer_torn,
    orderFailures.wrong_step,
    orderFailures.work_begun,
    exchangeFailures.exchange_whole,
    exchangeFailures.exchange_offer,
    returnFailures.no_pieces,
    returnFailures.unknown_line,
    returnFailures.pieces_gone,
    returnFailures.return_request_reused,
    returnFailures.restock_wrong,
    refundFailures.refund_too_much,
    failures.rate_limited,
  ],
  responses: changedOrder,
})
