import { z } from '@hono/zod-openapi'
import { answer, byId, endpoint, jsonBody, messageSchema } from '#/platform/http/endpoint.ts'
import { failures } from '#/platform/http/failure.ts'
import { saleFailures } from './sales.failures.ts'
import {
  adminSaleSchema,
  listedSaleSchema,
  salePreviewAnswerSchema,
  salePreviewSchema,
  saleSchema,
  saleUpdateSchema,
} from './sales.schema.ts'

const saved = z.object({ message: z.string(), sale: adminSaleSchema })

export const listSales = endpoint({
  method: 'get',
  path: '/api/admin/sale',
  access: 'admin',
  summary: 'All sales by date: those to come and those that run, then those that are over',
  responses: { 200: answer('Sales', z.array(listedSaleSchema)) },
})

export const readSale = endpoint({
  method: 'get',
  path: '/api/admin/sale/{_id}',
  access: 'admin',
  summary: 'One sale as it was saved',
  request: { params: byId },
  responses: { 200: answer('The sale', adminSaleSchema) },
})

export const previewSale = endpoint({
  method: 'post',
  path: '/api/admin/sale/preview',
  access: 'admin',
  summary: 'What a sale would do to prices if it were saved so',
  request: jsonBody(salePreviewSchema),
  responses: { 200: answer('What it would do', salePreviewAnswerSchema) },
})

export const createSale = endpoint({
  method: 'post',
  path: '/api/admin/sale',
  access: 'admin',
  summary: 'Add a sale: its prices are asked from its beginning to its end, by themselves',
  request: jsonBody(saleSchema),
  failures: [saleFailures.sale_overlaps],
  responses: { 201: answer('Added', saved) },
})

export const updateSale = endpoint({
  method: 'post',
  path: '/api/admin/sale/{_id}',
  access: 'admin',
  summary: 'Change what is said of a sale; of one that has begun its name and its end alone',
  request: { params: byId, ...jsonBody(saleUpdateSchema) },
  failures: [
    saleFailures.sale_overlaps,
    saleFailures.sale_begun,
    saleFailures.sale_over,
    failures.changed_meanwhile,
  ],
  responses: { 200: answer('Changed', saved) },
})

export const stopSale = endpoint({
  method: 'post',
  path: '/api/admin/sale/{_id}/stop',
  access: 'admin',
  summary: 'End a sale at once: its prices are put back',
  request: { params: byId },
  failures: [saleFailures.sale_over],
  responses: { 200: answer('Stopped', saved) },
})

export const deleteSale = endpoint({
  method: 'delete',
  path: '/api/admin/sale/{_id}',
  access: 'admin',
  summary: 'Delete a sale that has not begun',
  request: { params: byId },
  failures: [saleFailures.sale_begun],
  responses: { 200: answer('Deleted', messageSchema) },
})
