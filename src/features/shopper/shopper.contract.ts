import { answer, endpoint } from '#/platform/http/endpoint.ts'
import { shopperSchema } from './shopper.schema.ts'

export const readShopper = endpoint({
  method: 'get',
  path: '/api/me/shopper',
  access: 'customer',
  summary: 'The caller, the own cart and what is on the own wishlist, in one answer',
  responses: { 200: answer('What the pages of the shop show of the caller', shopperSchema) },
})
