import { z } from '@hono/zod-openapi'
import { answer, endpoint, jsonBody, messageSchema } from '#/platform/http/endpoint.ts'
import { failures } from '#/platform/http/failure.ts'
import { restockFailures } from './restock.failures.ts'
import {
  answerSchema,
  askedSchema,
  askRestockSchema,
  linkedWishSchema,
  wishSchema,
} from './restock.schema.ts'

const token = z.object({ token: z.string().max(100) })

export const askRestock = endpoint({
  method: 'post',
  path: '/api/restock',
  access: 'shopper',
  summary: 'Ask for one mail when a product, in a size, is there again; a visitor confirms it by mail',
  request: jsonBody(askRestockSchema),
  failures: [
    failures.not_found,
    failures.rate_limited,
    restockFailures.in_stock,
    restockFailures.too_many_wishes,
  ],
  responses: { 201: answer('Written down', askedSchema) },
})

export const listRestockWishes = endpoint({
  method: 'get',
  path: '/api/restock',
  access: 'customer',
  summary: 'What the caller waits for, oldest first',
  responses: { 200: answer('Wishes', z.array(wishSchema)) },
})

export const withdrawRestockWish = endpoint({
  method: 'delete',
  path: '/api/restock/{_id}',
  access: 'customer',
  summary: 'Wait for it no longer; one that is not there is no failure',
  request: { params: z.object({ _id: z.uuid() }) },
  responses: { 200: answer('Withdrawn', messageSchema) },
})

export const readRestockLink = endpoint({
  method: 'get',
  path: '/api/restock/link/{token}',
  access: 'public',
  summary: 'What the link in a mail is about',
  request: { params: token },
  failures: [failures.not_found],
  responses: { 200: answer('The wish', linkedWishSchema) },
})

export const answerRestockLink = endpoint({
  method: 'post',
  path: '/api/restock/link/{token}',
  access: 'public',
  summary: 'Confirm a wish by the link in its mail, withdraw it, or withdraw all of the same person',
  request: { params: token, ...jsonBody(answerSchema) },
  failures: [failures.not_found],
  responses: { 200: answer('Done', messageSchema) },
})
