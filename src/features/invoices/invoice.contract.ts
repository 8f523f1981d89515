import { z } from '@hono/zod-openapi'
import { endpoint } from '#/platform/http/endpoint.ts'
import { invoiceFailures } from './invoice.failures.ts'

export const readCreditNote = endpoint({
  method: 'get',
  path: '/api/order/{_id}/credit-note/{creditNoteId}',
  access: 'customer',
  summary: 'A GST credit note of an order, as a PDF file',
  request: { params: z.object({ _id: z.uuid(), creditNoteId: z.uuid() }) },
  responses: {
    200: {
      description: 'The credit note',
      content: { 'application/pdf': { schema: z.string().openapi({ format: 'binary' }) } },
    },
  },
})

export const readInvoice = endpoint({
  method: 'get',
  path: '/api/order/{_id}/invoice.pdf',
  access: 'customer',
  summary:
    'The GST invoice of an order that is paid or packed; a bill of supply where the shop charges no GST',
  request: { params: z.object({ _id: z.uuid() }) },
  failures: [invoiceFailures.invoice_not_due],
  responses: {
    200: {
      description: 'The invoice',
      content: { 'application/pdf': { schema: z.string().openapi({ format: 'binary' }) } },
    },
  },
})
