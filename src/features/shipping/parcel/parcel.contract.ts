import { z } from '@hono/zod-openapi'
import { orderSchema } from '#/features/orders/schema/orders.schema.ts'
import { parcelSchema } from '#/features/orders/schema/parcel.schema.ts'
import { answer, endpoint, jsonBody } from '#/platform/http/endpoint.ts'
import { parcelFailures } from './parcel.failures.ts'

export const correctParcel = endpoint({
  method: 'post',
  path: '/api/admin/order/parcel/{_id}',
  access: 'admin',
  summary:
    'Correct carrier and tracking number of a parcel that left; the customer gets a mail while it is on its way. The same again has no effect',
  request: { params: z.object({ _id: z.uuid() }), ...jsonBody(parcelSchema) },
  failures: [parcelFailures.no_parcel],
  responses: { 200: answer('The order as it is now', orderSchema) },
})
