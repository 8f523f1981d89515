import { z } from '@hono/zod-openapi'
import { orderFailures } from '#/features/orders/orders.failures.ts'
import { answer, endpoint, messageSchema } from '#/platform/http/endpoint.ts'

export const approvePayment = endpoint({
  method: 'post',
  path: '/api/admin/order/secure-payment/{paymentId}',
  access: 'admin',
  summary: 'Complete a pending UPI payment; again has no effect',
  request: { params: z.object({ paymentId: z.uuid() }) },
  failures: [orderFailures.not_upi, orderFailures.order_over],
  responses: { 200: answer('Approved', messageSchema) },
})

export const collectCash = endpoint({
  method: 'post',
  path: '/api/admin/order/cash-collected/{paymentId}',
  access: 'admin',
  summary: 'The cash of a cash-on-delivery order is there; again has no effect',
  request: { params: z.object({ paymentId: z.uuid() }) },
  failures: [orderFailures.not_cod, orderFailures.order_over, orderFailures.cash_too_early],
  responses: { 200: answer('Written down', messageSchema) },
})
