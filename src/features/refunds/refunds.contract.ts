import { z } from '@hono/zod-openapi'
import { orderSchema } from '#/features/orders/schema/orders.schema.ts'
import {
  dropRefundSchema,
  lateMoneySchema,
  newRefundSchema,
  sendRefundSchema,
} from '#/features/orders/schema/refunds.schema.ts'
import { answer, endpoint, jsonBody } from '#/platform/http/endpoint.ts'
import { refundFailures } from './refunds.failures.ts'

const params = z.object({ _id: z.uuid() })
const changedOrder = { 200: answer('The order as it is now', orderSchema) }

export const createRefund = endpoint({
  method: 'post',
  path: '/api/admin/order/refund/{_id}',
  access: 'admin',
  summary:
    'Owe a part of what was paid back to the customer; never more than was paid. The same requestId again has no effect',
  request: { params, ...jsonBody(newRefundSchema) },
  failures: [
    refundFailures.refund_request_reused,
    refundFailures.nothing_paid,
    refundFailures.refund_too_much,
  ],
  responses: changedOrder,
})

export const sendRefund = endpoint({
  method: 'post',
  path: '/api/admin/refund/send/{_id}',
  access: 'admin',
  summary:
    'Send a refund that is due: written down with the bank’s reference, or sent by the card provider; again has no effect',
  request: { params, ...jsonBody(sendRefundSchema) },
  failures: [
    refundFailures.refund_too_much,
    refundFailures.refund_sent,
    refundFailures.refund_under_way,
    refundFailures.no_card_payment,
    refundFailures.refund_unsure,
    refundFailures.refund_refused,
  ],
  responses: changedOrder,
})

export const dropRefund = endpoint({
  method: 'post',
  path: '/api/admin/refund/drop/{_id}',
  access: 'admin',
  summary: 'Withdraw a refund that is due and was not sent',
  request: { params, ...jsonBody(dropRefundSchema) },
  failures: [refundFailures.refund_sent, refundFailures.refund_under_way],
  responses: changedOrder,
})

export const settleLateMoney = endpoint({
  method: 'post',
  path: '/api/admin/order/late-money/{paymentId}',
  access: 'admin',
  summary: 'Whether the UPI money of a cancelled order came in: what did is owed back',
  request: { params: z.object({ paymentId: z.uuid() }), ...jsonBody(lateMoneySchema) },
  failures: [refundFailures.nothing_unclear],
  responses: changedOrder,
})
