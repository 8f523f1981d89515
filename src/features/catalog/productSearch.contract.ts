import { z } from '@hono/zod-openapi'
import { answer, endpoint, jsonBody, messageSchema } from '#/platform/http/endpoint.ts'
import { failures } from '#/platform/http/failure.ts'
import { searchHitSchema } from './catalog.schema.ts'
import { suggestionsSchema } from './productSearch.schema.ts'

const searchText = z.string('q is required.').trim().max(200)

export const searchProducts = endpoint({
  method: 'get',
  path: '/api/search',
  access: 'shopper',
  summary:
    'The first 6 active products that answer the text: those whose name contains it, whatever the case, then those that it means in whatever spelling, script or price',
  request: { query: z.object({ q: searchText }) },
  responses: { 200: answer('Matches', z.array(searchHitSchema)) },
})

export const suggestSearch = endpoint({
  method: 'get',
  path: '/api/search/suggestions',
  access: 'shopper',
  summary:
    'What a text that is being typed may mean: products, categories, values to narrow lists to, and another spelling',
  request: { query: z.object({ q: searchText }) },
  responses: { 200: answer('Suggestions', suggestionsSchema) },
})

export const noteMissedWords = endpoint({
  method: 'post',
  path: '/api/search/missed',
  access: 'shopper',
  summary:
    'Count the words of a search that are nowhere in the shop, for the shopkeeper; who sought them is not stored',
  request: jsonBody(z.object({ q: searchText })),
  failures: [failures.rate_limited],
  responses: { 200: answer('Counted, as far as there was something to count', messageSchema) },
})
