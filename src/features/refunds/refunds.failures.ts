import { failureTable } from '#/platform/http/failure.ts'

export const refundFailures = failureTable({
  refund_too_much: [422, 'That is more than was paid.'],
  refund_request_reused: [
    409,
    'This refund was written down before, with another amount or for another order. Please look at the order again.',
  ],
  nothing_paid: [409, 'Nothing was paid for this order.'],
  no_card_payment: [
    409,
    'This order was not paid by card, or cards are switched off. Please send it another way.',
  ],
  refund_under_way: [409, 'This refund is being sent at this moment. Please look again in half a minute.'],
  refund_sent: [409, 'This refund was sent already.'],
  refund_unsure: [
    503,
    'The card provider did not say whether the money was sent. Please try again: it is never sent twice.',
  ],
  refund_refused: [
    409,
    'The card provider refused this refund. Please look into its dashboard, or send it another way.',
  ],
  nothing_late: [409, 'This order stands, or its money was written down already.'],
  nothing_unclear: [409, 'The money of this order is not unclear.'],
})
