import { failureTable } from '#/platform/http/failure.ts'
import { UNPAID_REASON_MESSAGE } from './rules/unpaid.rules.ts'

export const orderFailures = failureTable({
  nothing_to_sell: [409, 'The price of something in your bag is not known. Please write to us.'],
  empty_cart: [422, 'Your bag is empty'],
  payment_not_offered: [422, 'This way to pay is not available.'],
  upi_unset: [409, 'The shop takes no payments by UPI at the moment. Please write to us.'],
  not_upi: [409, 'Only UPI payments are approved by hand.'],
  not_cod: [409, 'Only payments in cash are collected.'],
  cash_too_early: [
    409,
    'The parcel has not left yet. Its cash is collected when it is shipped or delivered.',
  ],
  unpaid_reason_missing: [422, UNPAID_REASON_MESSAGE],
  no_parcel: [409, 'There is no parcel of this order whose number could be corrected.'],
  wrong_step: [409, 'This order is past that step.'],
  order_over: [409, 'This order is over. If money came in, send it back and leave a note.'],
  order_on_its_way: [409, 'An order is still on its way.'],
  too_many_open: [409, 'Too many orders are not paid yet. Please pay one of them first.'],
  nothing_to_pay: [409, 'There is no UPI payment to make for this order.'],
})
