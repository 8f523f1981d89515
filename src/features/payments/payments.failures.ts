import { failureTable } from '#/platform/http/failure.ts'

export const paymentFailures = failureTable({
  nothing_to_pay: [409, 'There is no UPI payment to make for this order.'],
  upi_unset: [409, 'The shop takes no payments by UPI at the moment. Please write to us.'],
  not_upi: [409, 'Only UPI payments are approved by hand.'],
  not_cod: [409, 'Only payments in cash are collected.'],
  cash_too_early: [
    409,
    'The parcel has not left yet. Its cash is collected when it is shipped or delivered.',
  ],
  order_over: [409, 'This order is over. If money came in, send it back and leave a note.'],
})
