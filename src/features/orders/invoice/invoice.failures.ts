import { failureTable } from '#/platform/http/failure.ts'

export const invoiceFailures = failureTable({
  invoices_off: [409, 'This shop does not issue GST invoices: no GSTIN is set.'],
  invoice_not_due: [409, 'The invoice is ready once the order is paid or packed.'],
})
