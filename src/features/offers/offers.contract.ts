import { z } from '@hono/zod-openapi'
import { answer, byId, endpoint, jsonBody, messageSchema } from '#/platform/http/endpoint.ts'
import { failures } from '#/platform/http/failure.ts'
import { offerFailures } from './offers.failures.ts'
import {
  adminOfferSchema,
  listedOfferSchema,
  newOfferSchema,
  offerPreviewSchema,
  offerUpdateSchema,
  previewQuestionSchema,
} from './offers.schema.ts'

const saved = z.object({ message: z.string(), offer: adminOfferSchema })

export const listOffers = endpoint({
  method: 'get',
  path: '/api/admin/offer',
  access: 'admin',
  summary: 'All offers, the newest first, with what each sold and cost',
  responses: { 200: answer('Offers', z.array(listedOfferSchema)) },
})

export const readOffer = endpoint({
  method: 'get',
  path: '/api/admin/offer/{_id}',
  access: 'admin',
  summary: 'One offer as it was saved',
  request: { params: byId },
  responses: { 200: answer('The offer', adminOfferSchema) },
})

export const previewOffer = endpoint({
  method: 'post',
  path: '/api/admin/offer/preview',
  access: 'admin',
  summary: 'What a sample bag would cost if an offer were saved so',
  request: jsonBody(previewQuestionSchema),
  responses: { 200: answer('The bag', offerPreviewSchema) },
})

export const createOffer = endpoint({
  method: 'post',
  path: '/api/admin/offer',
  access: 'admin',
  summary: 'Add an offer',
  request: jsonBody(newOfferSchema),
  failures: [offerFailures.offer_code_taken],
  responses: { 201: answer('Added', saved) },
})

export const updateOffer = endpoint({
  method: 'post',
  path: '/api/admin/offer/{_id}',
  access: 'admin',
  summary: 'Change an offer; what is not sent stays as it is',
  request: { params: byId, ...jsonBody(offerUpdateSchema) },
  failures: [offerFailures.offer_code_taken, failures.changed_meanwhile],
  responses: { 200: answer('Changed', saved) },
})

export const switchOffer = endpoint({
  method: 'post',
  path: '/api/admin/offer/{_id}/active',
  access: 'admin',
  summary: 'Stop an offer at once, or let it run again',
  request: { params: byId, ...jsonBody(z.object({ active: z.boolean() })) },
  responses: { 200: answer('Switched', saved) },
})

export const deleteOffer = endpoint({
  method: 'delete',
  path: '/api/admin/offer/{_id}',
  access: 'admin',
  summary: 'Delete an offer that no order has',
  request: { params: byId },
  failures: [offerFailures.offer_used],
  responses: { 200: answer('Deleted', messageSchema) },
})
