import { z } from '@hono/zod-openapi'
import { orderSchema } from '#/features/orders/schema/orders.schema.ts'
import { answer, endpoint, jsonBody } from '#/platform/http/endpoint.ts'
import { failures } from '#/platform/http/failure.ts'
import { paymentFailures } from '../payments.failures.ts'
import { referenceSchema, upiPaymentSchema } from './upi.schema.ts'

const params = z.object({ _id: z.uuid() })

export const readUpi = endpoint({
  method: 'get',
  path: '/api/order/{_id}/upi',
  access: 'customer',
  summary: 'How to pay an order whose UPI payment is pending',
  request: { params },
  failures: [paymentFailures.nothing_to_pay, paymentFailures.upi_unset],
  responses: { 200: answer('Where to pay how much', upiPaymentSchema) },
})

export const readUpiQr = endpoint({
  method: 'get',
  path: '/api/order/{_id}/upi-qr.svg',
  access: 'customer',
  summary: 'The same as a QR code',
  request: { params },
  failures: [paymentFailures.nothing_to_pay, paymentFailures.upi_unset],
  responses: {
    200: { description: 'The QR code', content: { 'image/svg+xml': { schema: z.string() } } },
  },
})

export const giveReference = endpoint({
  method: 'post',
  path: '/api/order/{_id}/upi-reference',
  access: 'customer',
  summary: "The bank's 12-digit reference of the payment; may be corrected until the payment is approved",
  request: { params, ...jsonBody(referenceSchema) },
  failures: [paymentFailures.nothing_to_pay, failures.rate_limited],
  responses: { 200: answer('The order as it is now', orderSchema) },
})
