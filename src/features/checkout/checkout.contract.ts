import { z } from '@hono/zod-openapi'
import { cartFailures } from '#/features/cart/cart.failures.ts'
import { orderFailures } from '#/features/orders/orders.failures.ts'
import { placedOrderSchema, placeOrderSchema } from '#/features/orders/schema/orders.schema.ts'
import { answer, endpoint, jsonBody } from '#/platform/http/endpoint.ts'
import { checkoutFailures } from './checkout.failures.ts'

export const placeOrder = endpoint({
  method: 'post',
  path: '/api/cart/place-order/{cartId}',
  access: 'customer',
  summary: 'Order the open cart; the same cart again answers with its order',
  request: { params: z.object({ cartId: z.uuid() }), ...jsonBody(placeOrderSchema) },
  failures: [
    checkoutFailures.empty_cart,
    orderFailures.payment_not_offered,
    checkoutFailures.nothing_to_sell,
    checkoutFailures.gift_not_by_cash,
    checkoutFailures.no_gift_wrap,
    checkoutFailures.too_many_open,
    cartFailures.out_of_stock,
  ],
  responses: {
    201: answer('Placed', placedOrderSchema),
    200: answer('This cart was ordered before', placedOrderSchema),
  },
})
