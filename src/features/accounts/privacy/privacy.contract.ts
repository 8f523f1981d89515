import { z } from '@hono/zod-openapi'
import { answer, endpoint, jsonBody, messageSchema } from '#/platform/http/endpoint.ts'
import { eraseSchema } from './privacy.schema.ts'

export const exportData = endpoint({
  method: 'get',
  path: '/api/me/export',
  access: 'customer',
  summary: 'Everything the shop knows about the caller, as one JSON file',
  responses: { 200: answer('The file', z.record(z.string(), z.unknown())) },
})

export const eraseAccount = endpoint({
  method: 'post',
  path: '/api/me/erase',
  access: 'customer',
  summary: 'Erase the caller’s account for good; what the law wants kept of orders stays without it',
  request: jsonBody(eraseSchema),
  responses: { 200: answer('Erased; all sessions are over', messageSchema) },
})
