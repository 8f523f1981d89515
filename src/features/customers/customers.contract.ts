import { answer, byId, endpoint, jsonBody } from '#/platform/http/endpoint.ts'
import { customerNoteInputSchema, customerSchema } from './customers.schema.ts'

export const readCustomer = endpoint({
  method: 'get',
  path: '/api/admin/customer/{_id}',
  access: 'admin',
  summary: 'What the shop knows of a customer: orders, spend, addresses, notes',
  request: { params: byId },
  responses: { 200: answer('The customer', customerSchema) },
})

export const noteCustomer = endpoint({
  method: 'post',
  path: '/api/admin/customer/{_id}/note',
  access: 'admin',
  summary: 'Write down something about a customer; admins read it, and it goes with the account',
  request: { params: byId, ...jsonBody(customerNoteInputSchema) },
  responses: { 200: answer('The customer as it is now', customerSchema) },
})
