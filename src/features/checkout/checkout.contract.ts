import { z } from '@hono/zod-openapi'
import { placedOrderSchema, placeOrderSchema } from '#/features/orders/schema/orders.schema.ts'
import { answer, endpoint, jsonBody } from '#/platform/http/endpoint.ts'

export const placeOrder = endpoint({
  method: 'post',
  path: '/api/cart/place-order/{cartId}',
  access: 'customer',
  summary: 'Order the open cart; the same cart again answers with its order',
  request: { params: z.object({ cartId: z.uuid() }), ...jsonBody(placeOrderSchema) },
  responses: {
    201: answer('Placed', placedOrderSchema),
    200: answer('This cart was ordered before', placedOrderSchema),
  },
})
