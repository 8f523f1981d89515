import { failureTable } from '#/platform/http/failure.ts'
import { m } from './messages/payments.messages.ts'

export const paymentFailures = failureTable({
  nothing_to_pay: [409, m.noUpiToMake],
  upi_unset: [409, m.upiUnset],
  not_upi: [409, m.onlyUpiApproved],
  not_cod: [409, m.onlyCashCollected],
  cash_too_early: [409, m.cashTooEarly],
  order_over: [409, m.orderOver],
})
