import { z } from '@hono/zod-openapi'
import { orderFailures } from '#/features/orders/orders.failures.ts'
import { changeStatusSchema, noteSchema, orderSchema } from '#/features/orders/schema/orders.schema.ts'
import { refundFailures } from '#/features/refunds/refunds.failures.ts'
import { exchangeFailures } from '#/features/returns/exchanges/exchanges.failures.ts'
import { returnFailures } from '#/features/returns/returns.failures.ts'
import { answer, endpoint, jsonBody } from '#/platform/http/endpoint.ts'
import { failures } from '#/platform/http/failure.ts'

const params = z.object({ _id: z.uuid() })
const changedOrder = { 200: answer('The order as it is now', orderSchema) }

export const cancelOrder = endpoint({
  method: 'post',
  path: '/api/order/{_id}/cancel',
  access: 'customer',
  summary:
    'Cancel an order: its owner until it is packed, an admin until it is shipped; stock goes back, once',
  request: { params },
  failures: [
    orderFailures.wrong_step,
    orderFailures.work_begun,
    exchangeFailures.exchange_offer,
    failures.rate_limited,
  ],
  responses: changedOrder,
})

export const changeOrderStatus = endpoint({
  method: 'post',
  path: '/api/admin/order/status/{_id}',
  access: 'admin',
  summary:
    'Take an order a step further; shipped needs carrier and trackingNumber; `note` is told to the customer',
  request: { params, ...jsonBody(changeStatusSchema) },
  failures: [
    returnFailures.restock_wrong,
    refundFailures.refund_too_much,
    orderFailures.wrong_step,
    orderFailures.unpaid_reason_missing,
  ],
  responses: changedOrder,
})

export const noteOrder = endpoint({
  method: 'post',
  path: '/api/admin/order/note/{_id}',
  access: 'admin',
  summary: 'Write down what only the shop reads',
  request: { params, ...jsonBody(noteSchema) },
  responses: changedOrder,
})
