import { failureTable } from '#/platform/http/failure.ts'

export const invoiceFailures = failureTable({
  invoice_not_due: [409, 'The invoice is ready once the order is paid or packed.'],
})
