import { z } from '@hono/zod-openapi'
import { answer, byId, endpoint, jsonBody, messageSchema } from '#/platform/http/endpoint.ts'
import { failures } from '#/platform/http/failure.ts'
import { sizingFailures } from './sizing.failures.ts'
import {
  adminChartSchema,
  chartOfProductSchema,
  chartSchema,
  chartUpdateSchema,
  choiceSchema,
  newChartSchema,
} from './sizing.schema.ts'

const saved = z.object({ message: z.string(), chart: adminChartSchema })

export const readChartOfProduct = endpoint({
  method: 'get',
  path: '/api/sizing/product/{idOrSlug}',
  access: 'public',
  summary: 'The size chart that a product goes by; null where it has no sizes or no chart',
  request: { params: z.object({ idOrSlug: z.string() }) },
  failures: [failures.not_found],
  responses: { 200: answer('Its name and id', chartOfProductSchema) },
})

export const readSizeChart = endpoint({
  method: 'get',
  path: '/api/sizing/chart/{_id}',
  access: 'public',
  summary: 'A size chart; lengths in mm, null where it says nothing',
  request: { params: z.object({ _id: z.string() }) },
  failures: [failures.not_found],
  responses: { 200: answer('The chart', chartSchema) },
})

export const listSizeCharts = endpoint({
  method: 'get',
  path: '/api/admin/sizing',
  access: 'admin',
  summary: 'All size charts by name, with the categories that go by them',
  responses: { 200: answer('Charts', z.array(adminChartSchema)) },
})

export const createSizeChart = endpoint({
  method: 'post',
  path: '/api/admin/sizing',
  access: 'admin',
  summary: 'Add a size chart; categories that went by another one go by this one',
  request: jsonBody(newChartSchema),
  failures: [sizingFailures.chart_exists],
  responses: { 201: answer('Added', saved) },
})

export const addUsualSizeCharts = endpoint({
  method: 'post',
  path: '/api/admin/sizing/usual',
  access: 'admin',
  summary: 'Add the size charts that are usual in India, where there are none yet',
  responses: { 200: answer('Added', messageSchema) },
})

export const updateSizeChart = endpoint({
  method: 'post',
  path: '/api/admin/sizing/chart/{_id}',
  access: 'admin',
  summary: 'Change a size chart',
  request: { params: byId, ...jsonBody(chartUpdateSchema) },
  failures: [failures.not_found, failures.changed_meanwhile, sizingFailures.chart_exists],
  responses: { 200: answer('Changed', saved) },
})

export const deleteSizeChart = endpoint({
  method: 'delete',
  path: '/api/admin/sizing/chart/{_id}',
  access: 'admin',
  summary: 'Delete a size chart; what went by it has none',
  request: { params: byId },
  failures: [failures.not_found],
  responses: { 200: answer('Deleted', messageSchema) },
})

export const readSizeChartChoice = endpoint({
  method: 'get',
  path: '/api/admin/sizing/product/{_id}',
  access: 'admin',
  summary: 'Whether a product goes by the size chart of its category, by none or by one of its own',
  request: { params: byId },
  responses: { 200: answer('Its choice', choiceSchema) },
})

export const chooseSizeChart = endpoint({
  method: 'post',
  path: '/api/admin/sizing/product/{_id}',
  access: 'admin',
  summary: 'Let a product go by another size chart than its category, or by none',
  request: { params: byId, ...jsonBody(choiceSchema) },
  failures: [failures.not_found],
  responses: { 200: answer('Chosen', messageSchema) },
})
