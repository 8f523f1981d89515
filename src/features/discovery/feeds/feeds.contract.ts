import { answer, endpoint, jsonBody } from '#/platform/http/endpoint.ts'
import { feedKeySchema, feedStateSchema } from './feeds.schema.ts'

export const readFeeds = endpoint({
  method: 'get',
  path: '/api/admin/feeds',
  access: 'admin',
  summary: 'Where catalogues elsewhere fetch the products, and which products they would refuse',
  responses: { 200: answer('Addresses, counts and refusals', feedStateSchema) },
})

export const changeFeedKey = endpoint({
  method: 'post',
  path: '/api/admin/feeds/key',
  access: 'admin',
  summary:
    'Give the feeds a new secret address, or none: with one they can be read although the shop is not open. The one before ends at once',
  request: jsonBody(feedKeySchema),
  responses: { 200: answer('The state after it', feedStateSchema) },
})
