import { z } from '@hono/zod-openapi'
import { answer, endpoint } from '#/platform/http/endpoint.ts'
import { eventSchema } from './events.schema.ts'

export const listEvents = endpoint({
  method: 'get',
  path: '/api/me/events',
  access: 'customer',
  summary: 'Log-ins, failed ones and changes of the caller’s own account, the newest 50',
  responses: { 200: answer('The events, newest first', z.array(eventSchema)) },
})
