import { failureTable } from '#/platform/http/failure.ts'

export const returnRequestFailures = failureTable({
  not_delivered: [409, 'A return can be asked for once the order has arrived.'],
  nothing_left: [409, 'All pieces of this order are back already.'],
  request_open: [409, 'A return of this order is asked for already. Withdraw it to ask anew.'],
  too_late: [409, 'The time to ask for a return of this order is over. Please write to us.'],
  only_faulty: [409, 'By now we take back only what is damaged, faulty or wrong. Please write to us.'],
  offer_pieces: [
    409,
    'Pieces of a buy-one-get-one or free offer go back only if something is wrong with them.',
  ],
  request_id_reused: [409, 'This was asked for before, in other words. Please look at the order again.'],
  request_over: [409, 'This return is not waiting for an answer any more. Please look at the order again.'],
})
