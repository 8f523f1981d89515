import { z } from '@hono/zod-openapi'
import { answer, endpoint, jsonBody } from '#/platform/http/endpoint.ts'
import { failures } from '#/platform/http/failure.ts'
import { lookRequestSchema, lookStateSchema } from './lookForm.schema.ts'

export const readLook = endpoint({
  method: 'get',
  path: '/api/admin/look',
  access: 'admin',
  summary: 'How the shop looks: logo, colours, letters, shapes, ground, ornament and room',
  responses: { 200: answer('The look', lookStateSchema) },
})

export const changeLook = endpoint({
  method: 'post',
  path: '/api/admin/look',
  access: 'admin',
  summary:
    'Change how the shop looks; what is not sent stays as it is. A colour that cannot be read where it stands is refused with the nearest one that can',
  request: jsonBody(lookRequestSchema),
  failures: [failures.changed_meanwhile],
  responses: { 200: answer('The look after the change', lookStateSchema) },
})

export const readStyle = endpoint({
  method: 'get',
  path: '/brand.css',
  access: 'public',
  summary: 'The style of the shop’s look; `v` is the one that pages of this look name',
  request: { query: z.object({ v: z.string().max(40).optional() }) },
  responses: { 200: { description: 'A style', content: { 'text/css': { schema: z.string() } } } },
})

export const readFont = endpoint({
  method: 'get',
  path: '/fonts/{file}',
  access: 'public',
  summary: 'A font of a look',
  request: { params: z.object({ file: z.string().max(80) }) },
  failures: [failures.not_found],
  responses: { 200: { description: 'A font', content: { 'font/woff2': { schema: z.string() } } } },
})
