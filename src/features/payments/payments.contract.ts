import { z } from '@hono/zod-openapi'
import { answer, endpoint, messageSchema } from '#/platform/http/endpoint.ts'
import { paymentFailures } from './payments.failures.ts'

export const approvePayment = endpoint({
  method: 'post',
  path: '/api/admin/order/secure-payment/{paymentId}',
  access: 'admin',
  summary: 'Complete a pending UPI payment; again has no effect',
  request: { params: z.object({ paymentId: z.uuid() }) },
  failures: [paymentFailures.not_upi, paymentFailures.order_over],
  responses: { 200: answer('Approved', messageSchema) },
})

export const collectCash = endpoint({
  method: 'post',
  path: '/api/admin/order/cash-collected/{paymentId}',
  access: 'admin',
  summary: 'The cash of a cash-on-delivery order is there; again has no effect',
  request: { params: z.object({ paymentId: z.uuid() }) },
  failures: [paymentFailures.not_cod, paymentFailures.order_over, paymentFailures.cash_too_early],
  responses: { 200: answer('Written down', messageSchema) },
})
