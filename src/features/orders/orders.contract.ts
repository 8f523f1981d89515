import { z } from '@hono/zod-openapi'
import { answer, endpoint, jsonBody, messageSchema } from '#/platform/http/endpoint.ts'
import {
  knownAddressSchema,
  orderListQuerySchema,
  orderSchema,
  placedOrderSchema,
  placeOrderSchema,
} from './orders.schema.ts'

const tags = ['Orders']
const orderList = answer('Orders, newest first', z.array(orderSchema))

export const placeOrder = endpoint({
  tags,
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

export const listOrders = endpoint({
  tags,
  method: 'get',
  path: '/api/admin/order',
  access: 'admin',
  summary:
    'All orders; `q` is an order id or its beginning, an order number, a mobile number, an e-mail address or its beginning, or a part of a name, a product or a city',
  request: { query: orderListQuerySchema },
  responses: { 200: orderList },
})

export const listUserOrders = endpoint({
  tags,
  method: 'post',
  path: '/api/order/user',
  access: 'customer',
  summary: "One user's orders: the caller's own, or anybody's for an admin",
  request: {
    query: orderListQuerySchema,
    ...jsonBody(z.object({ userId: z.string().max(100).toLowerCase() })),
  },
  responses: { 200: orderList },
})

export const listAddresses = endpoint({
  tags,
  method: 'get',
  path: '/api/order/addresses',
  access: 'customer',
  summary: "Where the caller's last orders went: up to 5 addresses, the latest first",
  responses: { 200: answer('Addresses', z.array(knownAddressSchema)) },
})

export const readOrder = endpoint({
  tags,
  method: 'get',
  path: '/api/order/{_id}',
  access: 'customer',
  summary: 'One order',
  request: { params: z.object({ _id: z.uuid() }) },
  responses: { 200: answer('The order', orderSchema) },
})

export const approvePayment = endpoint({
  tags,
  method: 'post',
  path: '/api/admin/order/secure-payment/{paymentId}',
  access: 'admin',
  summary: 'Complete a pending UPI payment; again has no effect',
  request: { params: z.object({ paymentId: z.uuid() }) },
  responses: { 200: answer('Approved', messageSchema) },
})
