import { z } from '@hono/zod-openapi'
import { cartFailures } from '#/features/cart/cart.failures.ts'
import { orderFailures } from '#/features/orders/orders.failures.ts'
import { placedOrderSchema, placeOrderSchema } from '#/features/orders/schema/orders.schema.ts'
import { tailoringFailures } from '#/features/tailoring/tailoring.failures.ts'
import { answer, endpoint, jsonBody } from '#/platform/http/endpoint.ts'
import { failures } from '#/platform/http/failure.ts'
import { checkoutFailures } from './checkout.failures.ts'
import { codeFailures } from './codes.failures.ts'
import {
  cashQuestionSchema,
  cashQuoteSchema,
  codeSchema,
  quotedSchema,
  quotePlaceSchema,
} from './quote.schema.ts'

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
    checkoutFailures.no_cash,
    checkoutFailures.cash_changed,
    checkoutFailures.no_gift_wrap,
    checkoutFailures.too_many_open,
    cartFailures.out_of_stock,
    tailoringFailures.measurements_missing,
    checkoutFailures.total_changed,
    checkoutFailures.credit_changed,
  ],
  responses: {
    201: answer('Placed', placedOrderSchema),
    200: answer('This cart was ordered before', placedOrderSchema),
  },
})

export const readQuote = endpoint({
  method: 'get',
  path: '/api/checkout/quote',
  access: 'customer',
  summary: 'What offers make of the own bag: what is taken off, why, and what is missing for more',
  responses: { 200: answer('The quote; null while no offer is running', quotedSchema) },
})

export const quotePlace = endpoint({
  method: 'post',
  path: '/api/checkout/quote',
  access: 'customer',
  summary:
    'The same of the own bag as it goes to an address: what was had with its mobile number or there counts',
  request: jsonBody(quotePlaceSchema),
  failures: [failures.rate_limited],
  responses: { 200: answer('The quote; null while no offer is running', quotedSchema) },
})

export const quoteCash = endpoint({
  method: 'post',
  path: '/api/checkout/cash',
  access: 'customer',
  summary: 'What is asked of whoever pays the own bag at the door, and why, before it is ordered',
  request: jsonBody(cashQuestionSchema),
  failures: [failures.rate_limited],
  responses: { 200: answer('What is asked', cashQuoteSchema) },
})

export const addCode = endpoint({
  method: 'post',
  path: '/api/checkout/code',
  access: 'customer',
  summary: 'Remember a code with the own bag',
  request: jsonBody(codeSchema),
  failures: [...Object.values(codeFailures), failures.rate_limited],
  responses: { 200: answer('What offers make of the bag with it', quotedSchema) },
})

export const deleteCode = endpoint({
  method: 'delete',
  path: '/api/checkout/code/{code}',
  access: 'customer',
  summary: 'Take a code from the own bag',
  request: { params: z.object({ code: z.string().max(100) }) },
  responses: { 200: answer('What offers make of the bag without it', quotedSchema) },
})
