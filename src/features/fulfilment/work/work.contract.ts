import { z } from '@hono/zod-openapi'
import { orderFailures } from '#/features/orders/orders.failures.ts'
import { orderSchema } from '#/features/orders/schema/orders.schema.ts'
import { answer, endpoint } from '#/platform/http/endpoint.ts'
import { failures } from '#/platform/http/failure.ts'

export const beginWork = endpoint({
  method: 'post',
  path: '/api/admin/order/{_id}/begin/{serviceId}',
  access: 'admin',
  summary:
    'Say that work on a service of an order has begun: from then on its customer cancels neither it nor its piece, unless the shop gives its price back. Again has no effect',
  request: { params: z.object({ _id: z.uuid(), serviceId: z.uuid() }) },
  failures: [failures.not_found, orderFailures.wrong_step],
  responses: { 200: answer('The order as it is now', orderSchema) },
})
