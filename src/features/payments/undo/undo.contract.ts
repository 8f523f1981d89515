import { z } from '@hono/zod-openapi'
import { orderSchema } from '#/features/orders/schema/orders.schema.ts'
import { answer, endpoint, jsonBody } from '#/platform/http/endpoint.ts'
import { undoFailures } from './undo.failures.ts'

export const undoPayment = endpoint({
  method: 'post',
  path: '/api/admin/order/undo-payment/{paymentId}',
  access: 'admin',
  summary:
    'Within 15 minutes: take back an approval or collected cash; `event` is the one that is taken back (`paymentId.undo.event`)',
  request: {
    params: z.object({ paymentId: z.uuid() }),
    ...jsonBody(z.object({ event: z.uuid('event is the id of the event that is taken back') })),
  },
  failures: [...Object.values(undoFailures)],
  responses: { 200: answer('The order as it is now', orderSchema) },
})
