import { z } from '@hono/zod-openapi'
import { answer, endpoint, jsonBody, messageSchema } from '#/platform/http/endpoint.ts'
import { failures } from '#/platform/http/failure.ts'
import { facetsSchema } from '../facets/facets.schema.ts'
import { searchHitSchema } from '../schema/catalog.schema.ts'
import { resultsQuerySchema, resultsSchema, searchText, suggestionsSchema } from './productSearch.schema.ts'

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
    'What a text that is being typed may mean: products, lists of the shop with what narrows them, and another spelling',
  request: { query: z.object({ q: searchText }) },
  responses: { 200: answer('Suggestions', suggestionsSchema) },
})

export const findProducts = endpoint({
  method: 'get',
  path: '/api/search/products',
  access: 'shopper',
  summary:
    'All products that answer the text, page by page: the best first unless sorted, narrowed like any list. `min` and `max` count instead of a price in the text',
  request: { query: resultsQuerySchema },
  responses: { 200: answer('A page of products, and how the text was understood', resultsSchema) },
})

export const readSearchFacets = endpoint({
  method: 'get',
  path: '/api/search/facets',
  access: 'shopper',
  summary: 'What the products that answer the text can be narrowed to, and how many each choice would leave',
  request: { query: resultsQuerySchema.omit({ sort: true, limit: true, cursor: true }) },
  responses: { 200: answer('Facets with the counts of their values', facetsSchema) },
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
