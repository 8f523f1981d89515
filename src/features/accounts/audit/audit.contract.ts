import { z } from '@hono/zod-openapi'
import { answer, endpoint } from '#/platform/http/endpoint.ts'
import { auditEntrySchema } from './audit.schema.ts'

export const listAudit = endpoint({
  method: 'get',
  path: '/api/admin/audit',
  access: 'admin',
  summary: 'Who changed what, newest first',
  request: {
    query: z.object({
      /** Part of an action, of an admin's name or of the name of what was changed, an order's number, or an id. */
      q: z.string().trim().max(100).optional(),
      /** Days in India, both included. */
      from: z.iso.date().optional(),
      to: z.iso.date().optional(),
      limit: z.coerce.number().int().min(1).max(100).default(50),
      page: z.coerce.number().int().min(1).max(100_000).optional(),
    }),
  },
  responses: { 200: answer('Changes by admins', z.array(auditEntrySchema)) },
})
