import { z } from '@hono/zod-openapi'
import { accountFailures } from '#/features/accounts/accounts.failures.ts'
import { answer, byId, endpoint, fileAnswer, jsonBody, messageSchema } from '#/platform/http/endpoint.ts'
import { failures } from '#/platform/http/failure.ts'
import { gstFailures } from './filing/gst.failures.ts'
import {
  einvoicesSchema,
  fileMonthSchema,
  gstinQuery,
  gstMonthSchema,
  gstMonthsSchema,
  gstSettingsChangeSchema,
  gstSettingsSchema,
  monthSchema,
  placeSchema,
  portalAnswersSchema,
  registeredSchema,
  reopenMonthSchema,
  XLSX,
} from './gst.schema.ts'

const request = {
  params: z.object({ month: monthSchema }),
  query: gstinQuery,
}
const notReady = [gstFailures.gst_not_registered, gstFailures.gst_composition]

const passwordFailures = [accountFailures.no_password, failures.rate_limited]

export const listGstMonths = endpoint({
  method: 'get',
  path: '/api/admin/gst',
  access: 'admin',
  summary: 'The months that returns are made of, which of them were filed, and what is set for them',
  responses: { 200: answer('The months', gstMonthsSchema) },
})

export const changeGstSettings = endpoint({
  method: 'post',
  path: '/api/admin/gst/settings',
  access: 'admin',
  summary:
    'Change what returns and registers know of the shop: turnover, where goods leave, names of ledgers',
  request: jsonBody(gstSettingsChangeSchema),
  failures: [failures.changed_meanwhile],
  responses: { 200: answer('The settings as they are now', gstSettingsSchema) },
})

export const nameGstPlace = endpoint({
  method: 'post',
  path: '/api/admin/gst-place/{_id}',
  access: 'admin',
  summary: 'Name the place of supply of an invoiced order whose state is none of India',
  request: { params: byId, ...jsonBody(placeSchema) },
  failures: [gstFailures.gst_place_known, gstFailures.gst_place_at_home, gstFailures.gst_month_filed],
  responses: { 200: answer('Named', messageSchema) },
})

export const fileGstMonth = endpoint({
  method: 'post',
  path: '/api/admin/gst/{month}/file',
  access: 'admin',
  summary: 'Lock a month whose return was filed; asks for the own password',
  request: { ...request, ...jsonBody(fileMonthSchema) },
  failures: [
    ...notReady,
    ...passwordFailures,
    gstFailures.gst_problems,
    gstFailures.gst_month_not_over,
    gstFailures.gst_filed_already,
    gstFailures.gst_changed,
  ],
  responses: { 200: answer('The month', gstMonthSchema) },
})

export const reopenGstMonth = endpoint({
  method: 'post',
  path: '/api/admin/gst/{month}/reopen',
  access: 'admin',
  summary: 'Open a month that was marked as filed by mistake; asks for the own password',
  request: { ...request, ...jsonBody(reopenMonthSchema) },
  failures: [...notReady, ...passwordFailures],
  responses: { 200: answer('The month', gstMonthSchema) },
})

export const readGstMonth = endpoint({
  method: 'get',
  path: '/api/admin/gst/{month}',
  access: 'admin',
  summary: 'What GSTR-1 of a month says, and what is wrong with its documents',
  request,
  failures: notReady,
  responses: { 200: answer('The month', gstMonthSchema) },
})

export const exportGstr1 = endpoint({
  method: 'get',
  path: '/api/admin/gst/{month}/gstr1.json',
  access: 'admin',
  summary: 'GSTR-1 of a month, to be uploaded to the GST portal',
  request,
  failures: [...notReady, gstFailures.gst_problems, failures.rate_limited],
  responses: { 200: fileAnswer('The return', 'application/json') },
})

export const exportGstr1Workbook = endpoint({
  method: 'get',
  path: '/api/admin/gst/{month}/gstr1.xlsx',
  access: 'admin',
  summary: 'GSTR-1 of a month as a workbook with the same numbers',
  request,
  failures: [...notReady, failures.rate_limited],
  responses: { 200: fileAnswer('The return, a sheet for each section', XLSX) },
})

export const exportGstFiles = endpoint({
  method: 'get',
  path: '/api/admin/gst/{month}/files.zip',
  access: 'admin',
  summary:
    'All files of a month: the return, registers of documents, receipts and refunds, and vouchers for Tally',
  request,
  failures: [...notReady, failures.rate_limited],
  responses: { 200: fileAnswer('The files', 'application/zip') },
})

export const readEinvoices = endpoint({
  method: 'get',
  path: '/api/admin/gst/{month}/einvoices',
  access: 'admin',
  summary: 'Which documents of a month still have to be registered at the e-invoice portal',
  request,
  failures: notReady,
  responses: { 200: answer('The e-invoices', einvoicesSchema) },
})

export const exportEinvoices = endpoint({
  method: 'get',
  path: '/api/admin/gst/{month}/einvoices.json',
  access: 'admin',
  summary: 'Documents of a month for the e-invoice portal (INV-01), those that it does not know yet',
  request,
  failures: [...notReady, failures.rate_limited],
  responses: { 200: fileAnswer('The documents', 'application/json') },
})

export const registerEinvoices = endpoint({
  method: 'post',
  path: '/api/admin/gst/einvoices',
  access: 'admin',
  summary:
    'Write down what the e-invoice portal answered: it is printed on the documents. Again changes nothing',
  request: jsonBody(portalAnswersSchema),
  responses: { 200: answer('What became of it', registeredSchema) },
})
