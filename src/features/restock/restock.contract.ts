import { z } from '@hono/zod-openapi'
import { answer, endpoint, jsonBody, messageSchema } from '#/platform/http/endpoint.ts'
import { failures } from '#/platform/http/failure.ts'
import { restockFailures } from './restock.failures.ts'
import {
  answerSchema,
  askedSchema,
  askRestockSchema,
  linkedWishSchema,
  waitingSchema,
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

const signed = { params: z.object({ token: z.string().max(200) }) }

export const unsubscribeFromRestock = endpoint({
  method: 'post',
  path: '/api/restock/unsubscribe/{token}',
  access: 'public',
  summary:
    'End all such mails to one person, as mail programs do with one press (RFC 8058); the body is not read',
  request: signed,
  failures: [failures.not_found],
  responses: { 200: answer('Done', messageSchema) },
})

export const openRestockUnsubscribe = endpoint({
  method: 'get',
  path: '/api/restock/unsubscribe/{token}',
  access: 'public',
  summary: 'The page that asks first, for mail programs that open the address instead',
  request: signed,
  responses: { 303: { description: 'The page' } },
})

export const listWaiting = endpoint({
  method: 'get',
  path: '/api/admin/restock',
  access: 'admin',
  summary: 'How many people wait for which product and size, what would bring most first, at most 200',
  responses: { 200: answer('What is waited for', waitingSchema) },
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
