import { failureTable } from '#/platform/http/failure.ts'
import { m } from './messages/refunds.messages.ts'

export const refundFailures = failureTable({
  refund_too_much: [422, m.tooMuch],
  refund_request_reused: [409, m.reused],
  nothing_paid: [409, m.nothingPaid],
  no_card_payment: [409, m.noCard],
  refund_under_way: [409, m.underWay],
  refund_sent: [409, m.sent],
  refund_unsure: [503, m.unsure],
  refund_refused: [409, m.refusedByCard],
  nothing_late: [409, m.nothingLate],
  nothing_unclear: [409, m.nothingUnclear],
})
