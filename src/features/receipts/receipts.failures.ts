import { failureTable } from '#/platform/http/failure.ts'
import { m } from './messages/receipts.messages.ts'

export const receiptFailures = failureTable({
  receipt_known: [409, m.known],
  receipt_used: [409, m.used],
  order_has_receipt: [409, m.hasReceipt],
  order_unknown: [422, m.orderUnknown],
  other_amount: [422, m.otherAmount],
  not_transferred: [409, m.notTransferred],
  nothing_left: [409, m.nothingLeft],
  receipt_in_use: [409, m.inUse],
})
