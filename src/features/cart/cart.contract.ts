import { z } from '@hono/zod-openapi'
import { answer, endpoint, jsonBody } from '#/platform/http/endpoint.ts'
import { cartFailures } from './cart.failures.ts'
import { addToCartSchema, changedCartSchema, changeQuantitySchema, currentCartSchema } from './cart.schema.ts'

const itemParams = z.object({ itemId: z.uuid().toLowerCase() })

export const readCart = endpoint({
  method: 'post',
  path: '/api/cart',
  access: 'customer',
  summary: "The caller's own open cart",
  responses: { 200: answer('The cart, empty if nothing was put in', currentCartSchema) },
})

export const addToCart = endpoint({
  method: 'post',
  path: '/api/cart/add/{productId}',
  access: 'customer',
  summary: 'Put a product into the cart; the same product and size again adds up',
  request: { params: z.object({ productId: z.uuid().toLowerCase() }), ...jsonBody(addToCartSchema) },
  failures: [cartFailures.size_required, cartFailures.unknown_size, cartFailures.out_of_stock],
  responses: { 201: answer('Added', changedCartSchema) },
})

export const updateCartItem = endpoint({
  method: 'post',
  path: '/api/cart/update/{itemId}',
  access: 'customer',
  summary: 'Change how many pieces of one line are wanted',
  request: { params: itemParams, ...jsonBody(changeQuantitySchema) },
  failures: [cartFailures.out_of_stock],
  responses: { 200: answer('Changed', currentCartSchema) },
})

export const deleteCartItem = endpoint({
  method: 'delete',
  path: '/api/cart/delete/{itemId}',
  access: 'customer',
  summary: 'Take one line out of the cart',
  request: { params: itemParams },
  responses: { 200: answer('Removed', changedCartSchema) },
})
