import { z } from '@hono/zod-openapi'
import { answer, byId, endpoint, jsonBody, messageSchema } from '#/platform/http/endpoint.ts'
import { failures } from '#/platform/http/failure.ts'
import { addressFailures } from './addresses.failures.ts'
import { savedAddressInputSchema, savedAddressSchema } from './addresses.schema.ts'

const saved = z.object({ message: z.string(), address: savedAddressSchema })

export const listSavedAddresses = endpoint({
  method: 'get',
  path: '/api/addresses',
  access: 'customer',
  summary: "The caller's address book, what was ordered to last first",
  responses: { 200: answer('Addresses', z.array(savedAddressSchema)) },
})

export const saveAddress = endpoint({
  method: 'post',
  path: '/api/addresses',
  access: 'customer',
  summary: 'Write an address into the own book, under a name of its own',
  request: jsonBody(savedAddressInputSchema),
  failures: [addressFailures.label_taken, addressFailures.too_many_addresses],
  responses: { 201: answer('Saved', saved) },
})

export const changeAddress = endpoint({
  method: 'post',
  path: '/api/addresses/{_id}',
  access: 'customer',
  summary: 'Change an address of the own book; orders keep theirs',
  request: { params: byId, ...jsonBody(savedAddressInputSchema) },
  failures: [failures.not_found, addressFailures.label_taken],
  responses: { 200: answer('Changed', saved) },
})

export const deleteAddress = endpoint({
  method: 'delete',
  path: '/api/addresses/{_id}',
  access: 'customer',
  summary: 'Take an address out of the own book; orders keep theirs',
  request: { params: byId },
  failures: [failures.not_found],
  responses: { 200: answer('Deleted', messageSchema) },
})
