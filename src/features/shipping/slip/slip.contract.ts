import { z } from '@hono/zod-openapi'
import { endpoint } from '#/platform/http/endpoint.ts'
import { slipFailures } from './slip.failures.ts'

const slips = {
  200: {
    description: 'The slips, one a page',
    content: { 'application/pdf': { schema: z.string().openapi({ format: 'binary' }) } },
  },
}

export const readSlip = endpoint({
  method: 'get',
  path: '/api/admin/order/slip/{_id}',
  access: 'admin',
  summary:
    'The packing slip of an order: where it goes, what goes in and what the courier collects, without prices',
  request: { params: z.object({ _id: z.uuid() }) },
  responses: slips,
})

export const readSlipsToPack = endpoint({
  method: 'get',
  path: '/api/admin/order/slips.pdf',
  access: 'admin',
  summary:
    'The packing slips of what waits to be packed, oldest first, up to 200; 409 nothing_to_pack without any',
  failures: [slipFailures.nothing_to_pack],
  responses: slips,
})
