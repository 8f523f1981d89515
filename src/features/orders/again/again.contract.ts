import { z } from '@hono/zod-openapi'
import { answer, endpoint } from '#/platform/http/endpoint.ts'
import { orderedAgainSchema } from './again.schema.ts'

export const orderAgain = endpoint({
  method: 'post',
  path: '/api/order/{_id}/again',
  access: 'customer',
  summary:
    'Fill the own bag up to what an own order had, as far as that can be had now; each line says what could not, and whose price changed. Again adds nothing',
  request: { params: z.object({ _id: z.uuid() }) },
  responses: { 200: answer('The bag, and what became of each line', orderedAgainSchema) },
})
