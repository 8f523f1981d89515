import { z } from '@hono/zod-openapi'
import { answer, endpoint } from '#/platform/http/endpoint.ts'
import { auditEntrySchema } from './audit.schema.ts'

export const listAudit = endpoint({
  tags: ['Accounts'],
  method: 'get',
  path: '/api/admin/audit',
  access: 'admin',
  summary: 'Who changed what, newest first',
  request: {
    query: z.object({
      /** Part of an action, a name or the id of a thing. */
      q: z.string().trim().max(100).optional(),
      limit: z.coerce.number().int().min(1).max(100).default(50),
      page: z.coerce.number().int().min(1).max(100_000).optional(),
    }),
  },
  responses: { 200: answer('Changes by admins', z.array(auditEntrySchema)) },
})
