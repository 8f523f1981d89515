import { z } from '@hono/zod-openapi'
import { answer, endpoint, jsonBody, messageSchema } from '#/platform/http/endpoint.ts'
import { failures } from '#/platform/http/failure.ts'
import { accountFailures } from '../accounts.failures.ts'
import { eraseSchema } from './privacy.schema.ts'

export const exportData = endpoint({
  method: 'get',
  path: '/api/me/export',
  access: 'customer',
  summary: 'Everything the shop knows about the caller, as one JSON file',
  failures: [failures.rate_limited],
  responses: { 200: answer('The file', z.record(z.string(), z.unknown())) },
})

export const eraseAccount = endpoint({
  method: 'post',
  path: '/api/me/erase',
  access: 'customer',
  summary: 'Erase the caller’s account for good; what the law wants kept of orders stays without it',
  request: jsonBody(eraseSchema),
  failures: [accountFailures.last_admin, accountFailures.no_password, failures.rate_limited],
  responses: { 200: answer('Erased; all sessions are over', messageSchema) },
})
