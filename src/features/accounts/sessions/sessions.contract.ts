import { z } from '@hono/zod-openapi'
import { answer, endpoint, messageSchema } from '#/platform/http/endpoint.ts'
import { sessionSchema } from './sessions.schema.ts'

export const listSessions = endpoint({
  method: 'get',
  path: '/api/sessions',
  access: 'customer',
  summary: 'Where the caller is logged in, newest first',
  responses: { 200: answer('The sessions', z.array(sessionSchema)) },
})

export const endSession = endpoint({
  method: 'delete',
  path: '/api/sessions/{_id}',
  access: 'customer',
  summary: 'End one of the caller’s sessions',
  request: { params: z.object({ _id: z.uuid() }) },
  responses: { 200: answer('Ended', messageSchema) },
})

export const endOtherSessions = endpoint({
  method: 'delete',
  path: '/api/sessions',
  access: 'customer',
  summary: 'End all of the caller’s sessions but this one',
  responses: { 200: answer('Ended', messageSchema) },
})
