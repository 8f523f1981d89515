import { z } from '@hono/zod-openapi'
import { answer, endpoint, jsonBody } from '#/platform/http/endpoint.ts'
import { failures } from '#/platform/http/failure.ts'
import { knownAddressSchema, orderListQuerySchema, orderSchema } from './schema/orders.schema.ts'

const orderList = answer('Orders, newest first', z.array(orderSchema))

export const listOrders = endpoint({
  method: 'get',
  path: '/api/admin/order',
  access: 'admin',
  summary:
    'All orders; `q` is an order id or its beginning, an order number, a mobile number, an e-mail address or its beginning, or a part of a name, a product or a city',
  request: { query: orderListQuerySchema },
  responses: { 200: orderList },
})

export const listUserOrders = endpoint({
  method: 'post',
  path: '/api/order/user',
  access: 'customer',
  summary: "One user's orders: the caller's own, or anybody's for an admin",
  request: {
    query: orderListQuerySchema,
    ...jsonBody(z.object({ userId: z.string().max(100).toLowerCase() })),
  },
  failures: [failures.forbidden],
  responses: { 200: orderList },
})

export const listAddresses = endpoint({
  method: 'get',
  path: '/api/order/addresses',
  access: 'customer',
  summary: "Where the caller's last orders went: up to 5 addresses, the latest first",
  responses: { 200: answer('Addresses', z.array(knownAddressSchema)) },
})

export const readOrder = endpoint({
  method: 'get',
  path: '/api/order/{_id}',
  access: 'customer',
  summary: 'One order',
  request: { params: z.object({ _id: z.uuid() }) },
  responses: { 200: answer('The order', orderSchema) },
})
