import { answer, endpoint } from '#/platform/http/endpoint.ts'
import { salesQuerySchema, salesSchema } from './sales.schema.ts'

export const readSales = endpoint({
  method: 'get',
  path: '/api/admin/sales',
  access: 'admin',
  summary:
    'Takings, orders, best sellers, bags that became orders and what waits, in a period beside the one before; days are those of India',
  request: { query: salesQuerySchema },
  responses: { 200: answer('The figures of the dashboard', salesSchema) },
})
