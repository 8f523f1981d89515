import { z } from '@hono/zod-openapi'
import {
  answer,
  byId,
  endpoint,
  fileAnswer,
  fileBody,
  jsonBody,
  messageSchema,
} from '#/platform/http/endpoint.ts'
import { failures } from '#/platform/http/failure.ts'
import { importFailures } from './import.failures.ts'
import { importLimits } from './import.rules.ts'
import {
  importListSchema,
  importSchema,
  newValuesSchema,
  previewQuerySchema,
  previewSchema,
  startSchema,
  uploadQuerySchema,
} from './import.schema.ts'

const changed = z.object({ message: z.string(), import: importSchema })

export const listImports = endpoint({
  method: 'get',
  path: '/api/admin/import',
  access: 'admin',
  summary: 'Imports, newest first; X-Total-Count and Link as everywhere',
  request: { query: importListSchema },
  responses: { 200: answer('Imports', z.array(importSchema)) },
})

export const uploadImport = endpoint({
  method: 'post',
  path: '/api/admin/import',
  access: 'admin',
  maxBytes: importLimits.zipBytes,
  summary:
    'Upload products as CSV (20 MB, 25,000 rows), or as a ZIP (1 GB) of products.csv and pictures. The body is the file; nothing is written to the catalogue yet',
  request: { query: uploadQuerySchema, ...fileBody },
  failures: [failures.rate_limited],
  responses: { 201: answer('A draft', changed) },
})

export const uploadImportPictures = endpoint({
  method: 'post',
  path: '/api/admin/import/{_id}/pictures',
  access: 'admin',
  maxBytes: importLimits.zipBytes,
  summary: 'Add a ZIP of pictures (1 GB) to a draft. The body is the file',
  request: { params: byId, query: uploadQuerySchema, ...fileBody },
  failures: [importFailures.import_started, failures.rate_limited],
  responses: { 200: answer('The draft', changed) },
})

export const readImport = endpoint({
  method: 'get',
  path: '/api/admin/import/{_id}',
  access: 'admin',
  summary: 'One import and how far it is',
  request: { params: byId },
  responses: { 200: answer('The import', importSchema) },
})

export const previewImport = endpoint({
  method: 'get',
  path: '/api/admin/import/{_id}/preview',
  access: 'admin',
  summary: 'What a draft would do, and every row that would be refused; writes nothing',
  request: { params: byId, query: previewQuerySchema },
  failures: [importFailures.import_started, failures.rate_limited],
  responses: { 200: answer('The preview', previewSchema) },
})

export const chooseImportValues = endpoint({
  method: 'post',
  path: '/api/admin/import/{_id}/values',
  access: 'admin',
  summary: 'Choose which unknown values of a draft are added to their lists when it starts',
  request: { params: byId, ...jsonBody(newValuesSchema) },
  failures: [importFailures.import_started],
  responses: { 200: answer('The draft', changed) },
})

export const startImport = endpoint({
  method: 'post',
  path: '/api/admin/import/{_id}/start',
  access: 'admin',
  summary: 'Write a draft into the catalogue, in the background; one import at a time',
  request: { params: byId, ...jsonBody(startSchema) },
  failures: [importFailures.import_started, importFailures.import_running],
  responses: { 200: answer('Started', changed) },
})

export const discardImport = endpoint({
  method: 'delete',
  path: '/api/admin/import/{_id}',
  access: 'admin',
  summary: 'Throw a draft away',
  request: { params: byId },
  failures: [importFailures.import_started],
  responses: { 200: answer('Thrown away', messageSchema) },
})

export const readImportReport = endpoint({
  method: 'get',
  path: '/api/admin/import/{_id}/report.csv',
  access: 'admin',
  summary: 'What became of each row of an import that is over: row, slug, result, message',
  request: { params: byId },
  failures: [importFailures.import_unfinished],
  responses: { 200: fileAnswer('The report', 'text/csv') },
})

export const readImportTemplate = endpoint({
  method: 'get',
  path: '/api/admin/export/template.csv',
  access: 'admin',
  summary: 'A CSV file to fill in, with two examples',
  responses: { 200: fileAnswer('The template', 'text/csv') },
})

export const exportProductsCsv = endpoint({
  method: 'get',
  path: '/api/admin/export/products.csv',
  access: 'admin',
  summary: 'All products as CSV, pictures by address; can be imported again',
  failures: [failures.rate_limited],
  responses: { 200: fileAnswer('The products', 'text/csv') },
})

export const exportProductsZip = endpoint({
  method: 'get',
  path: '/api/admin/export/products.zip',
  access: 'admin',
  summary: 'All products and their pictures as a ZIP; can be imported again, into another shop too',
  failures: [failures.rate_limited],
  responses: { 200: fileAnswer('The products', 'application/zip') },
})
