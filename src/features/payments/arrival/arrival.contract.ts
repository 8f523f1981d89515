import { z } from '@hono/zod-openapi'
import { answer, endpoint } from '#/platform/http/endpoint.ts'
import { paymentArrivalSchema } from './arrival.schema.ts'

export const readPaymentArrival = endpoint({
  method: 'get',
  path: '/api/order/{_id}/payment',
  access: 'customer',
  summary: 'Whether the money of an own order is there: small, to be asked again and again by an open page',
  request: { params: z.object({ _id: z.uuid() }) },
  responses: { 200: answer('How it stands', paymentArrivalSchema) },
})
