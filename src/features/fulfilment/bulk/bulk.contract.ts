import { z } from '@hono/zod-openapi'
import { orderListQuerySchema } from '#/features/orders/schema/orders.schema.ts'
import { answer, endpoint, jsonBody } from '#/platform/http/endpoint.ts'
import { bulkResultSchema, bulkStatusSchema, workListCountsSchema } from './bulk.schema.ts'

export const countWorkLists = endpoint({
  method: 'get',
  path: '/api/admin/order/queues',
  access: 'admin',
  summary: 'How many orders stand on each work list',
  responses: { 200: answer('The work lists', workListCountsSchema) },
})

export const changeManyStatuses = endpoint({
  method: 'post',
  path: '/api/admin/order/bulk-status',
  access: 'admin',
  summary:
    'Take up to 100 orders a step further; each stands or fails by itself, and the answer says which and why',
  request: { ...jsonBody(bulkStatusSchema) },
  responses: { 200: answer('What became of each', bulkResultSchema) },
})

export const exportOrders = endpoint({
  method: 'get',
  path: '/api/admin/order/export.csv',
  access: 'admin',
  summary: 'The orders of a list as a table for spreadsheets, up to 10,000 rows',
  request: { query: orderListQuerySchema.pick({ q: true, payment: true, needs: true, status: true }) },
  responses: {
    200: { description: 'The table', content: { 'text/csv': { schema: z.string() } } },
  },
})
