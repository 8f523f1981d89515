import { accountFailures } from '#/features/accounts/accounts.failures.ts'
import { answer, byId, endpoint, jsonBody } from '#/platform/http/endpoint.ts'
import { failures } from '#/platform/http/failure.ts'
import { creditFailures } from './credit.failures.ts'
import { creditSchema, grantSchema } from './credit.schema.ts'

export const readOwnCredit = endpoint({
  method: 'get',
  path: '/api/credit',
  access: 'customer',
  summary: 'The own store credit: what there is, and every movement',
  responses: { 200: answer('The credit', creditSchema) },
})

export const readCustomerCredit = endpoint({
  method: 'get',
  path: '/api/admin/customer/{_id}/credit',
  access: 'admin',
  summary: 'The store credit of a customer',
  request: { params: byId },
  responses: { 200: answer('The credit', creditSchema) },
})

export const grantCredit = endpoint({
  method: 'post',
  path: '/api/admin/customer/{_id}/credit',
  access: 'admin',
  summary:
    'Grant store credit, or take some back; asks for the own password. The same requestId again changes nothing',
  request: { params: byId, ...jsonBody(grantSchema) },
  failures: [
    creditFailures.credit_request_reused,
    creditFailures.credit_too_much,
    accountFailures.no_password,
    failures.rate_limited,
  ],
  responses: { 200: answer('The credit as it is now', creditSchema) },
})
