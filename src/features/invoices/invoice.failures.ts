import { failureTable } from '#/platform/http/failure.ts'
import { m } from './messages/invoices.messages.ts'

export const invoiceFailures = failureTable({
  invoice_not_due: [409, m.notDue],
})
