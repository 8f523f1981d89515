import { z } from '@hono/zod-openapi'
import { answer, endpoint } from '#/platform/http/endpoint.ts'
import { fairChecks } from './darkPatterns.rules.ts'

const finding = z.object({ isFine: z.boolean(), words: z.string() })

export const readFairShop = endpoint({
  method: 'get',
  path: '/api/admin/fair-shop',
  access: 'admin',
  summary: 'What the running shop shows of the patterns that the guidelines against dark patterns name',
  responses: { 200: answer('What was found, by check', z.record(z.enum(fairChecks), finding)) },
})
