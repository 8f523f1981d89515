import { z } from '@hono/zod-openapi'
import { changeStatusSchema, noteSchema, orderSchema } from '#/features/orders/schema/orders.schema.ts'
import { answer, endpoint, jsonBody } from '#/platform/http/endpoint.ts'

const params = z.object({ _id: z.uuid() })
const changedOrder = { 200: answer('The order as it is now', orderSchema) }

export const cancelOrder = endpoint({
  method: 'post',
  path: '/api/order/{_id}/cancel',
  access: 'customer',
  summary:
    'Cancel an order: its owner until it is packed, an admin until it is shipped; stock goes back, once',
  request: { params },
  responses: changedOrder,
})

export const changeOrderStatus = endpoint({
  method: 'post',
  path: '/api/admin/order/status/{_id}',
  access: 'admin',
  summary:
    'Take an order a step further; shipped needs carrier and trackingNumber; `note` is told to the customer',
  request: { params, ...jsonBody(changeStatusSchema) },
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
