import { failureTable } from '#/platform/http/failure.ts'
import { m } from './messages/sales.messages.ts'

export const saleFailures = failureTable({
  sale_overlaps: [409, m.overlaps],
  sale_begun: [409, m.begun],
  sale_over: [409, m.over],
})
