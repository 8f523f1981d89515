import { failureTable } from '#/platform/http/failure.ts'

export const receiptFailures = failureTable({
  receipt_known: [409, 'This payment stands in the list already.'],
  receipt_used: [409, 'This money paid an order already, or was dealt with. Please look at the list again.'],
  order_has_receipt: [
    409,
    'Another payment is written down as the one that paid this order. One payment pays one order.',
  ],
  order_unknown: [422, 'There is no order of this number.'],
  other_amount: [422, 'The amounts differ. Please say why this pays the order all the same.'],
  not_transferred: [409, 'This order is not paid by UPI. Send the money back, or give it as store credit.'],
  nothing_left: [409, 'Nothing of this money is left: all of it paid its order, or went back.'],
  receipt_in_use: [409, 'This money paid an order. Take that back first.'],
})
