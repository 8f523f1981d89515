import { z } from '@hono/zod-openapi'
import { answer, byId, endpoint, jsonBody, messageSchema } from '#/platform/http/endpoint.ts'
import { failures } from '#/platform/http/failure.ts'
import { searchFailures } from './search.failures.ts'
import { searchWordsSchema, synonymsFormSchema, synonymsSchema } from './search.schema.ts'

const changed = z.object({ message: z.string(), synonyms: synonymsSchema })

export const readSearchWords = endpoint({
  method: 'get',
  path: '/api/admin/search',
  access: 'admin',
  summary: 'Words that mean the same in searches, and words that were sought more than once and not found',
  responses: { 200: answer('Synonyms and missed words', searchWordsSchema) },
})

export const createSynonyms = endpoint({
  method: 'post',
  path: '/api/admin/search/synonyms',
  access: 'admin',
  summary: 'Add words that mean the same; a missed word among them leaves its list',
  request: jsonBody(synonymsFormSchema.omit({ seen: true })),
  failures: [searchFailures.too_many_synonyms],
  responses: { 201: answer('Added', changed) },
})

export const updateSynonyms = endpoint({
  method: 'post',
  path: '/api/admin/search/synonyms/{_id}',
  access: 'admin',
  summary: 'Change words that mean the same',
  request: { params: byId, ...jsonBody(synonymsFormSchema) },
  failures: [failures.changed_meanwhile],
  responses: { 200: answer('Changed', changed) },
})

export const deleteSynonyms = endpoint({
  method: 'delete',
  path: '/api/admin/search/synonyms/{_id}',
  access: 'admin',
  summary: 'Delete words that mean the same',
  request: { params: byId },
  responses: { 200: answer('Deleted', messageSchema) },
})

export const forgetMissedWord = endpoint({
  method: 'delete',
  path: '/api/admin/search/missed/{word}',
  access: 'admin',
  summary: 'Forget a word that was not found: the shop does not sell it',
  request: { params: z.object({ word: z.string().max(40) }) },
  responses: { 200: answer('Forgotten', messageSchema) },
})
