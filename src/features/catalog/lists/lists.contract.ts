import { z } from '@hono/zod-openapi'
import { answer, endpoint, jsonBody } from '#/platform/http/endpoint.ts'
import { failures } from '#/platform/http/failure.ts'
import { listAttributes } from '../attributes/attributes.rules.ts'
import { catalogFailures } from '../catalog.failures.ts'
import { listFormSchema, newValueSchema, valueListSchema } from './lists.schema.ts'

const keys = listAttributes().map(({ key }) => key)
const params = z.object({ key: z.enum(keys) })
const changed = z.object({ message: z.string(), list: valueListSchema })

export const readValueLists = endpoint({
  method: 'get',
  path: '/api/admin/attribute',
  access: 'admin',
  summary: 'The lists of values of attributes (fabric, weave, colour ...), with how many products have each',
  responses: { 200: answer('The lists', z.array(valueListSchema)) },
})

export const changeValueList = endpoint({
  method: 'post',
  path: '/api/admin/attribute/update/{key}',
  access: 'admin',
  summary:
    'Write a list of values: its order, new, renamed, merged, retired and left out ones; products follow their value',
  request: { params, ...jsonBody(listFormSchema) },
  failures: [catalogFailures.value_in_use, failures.changed_meanwhile],
  responses: { 200: answer('Changed', changed) },
})

export const addListValue = endpoint({
  method: 'post',
  path: '/api/admin/attribute/value/{key}',
  access: 'admin',
  summary: 'Add one value to the end of a list; one that is there, in whatever letters, stays as it is',
  request: { params, ...jsonBody(newValueSchema) },
  responses: { 200: answer('Added', changed) },
})
