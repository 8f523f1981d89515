import { failureTable } from '#/platform/http/failure.ts'

export const exchangeFailures = failureTable({
  not_exchangeable: [
    422,
    'An exchange is for another size, or another piece of the same design that is on sale.',
  ],
  exchanged_once: [
    409,
    'This order came in exchange for another one, and an exchanged item is exchanged once. It can still be sent back.',
  ],
  exchange_same: [
    422,
    'This is the very piece that goes back. Please choose another size, or say what is wrong with it.',
  ],
  exchange_offer: [
    409,
    'What this order was exchanged for came by a buy-one-get-one or free offer and is back with us, so the order can only be cancelled by us. Please write to us, and we see what can be done.',
  ],
  exchange_unpaid: [
    409,
    'The payment of this order is not written down yet: there is nothing to pay the new pieces with.',
  ],
  exchange_no_account: [409, 'The account of this order is gone: nothing can be ordered for it any more.'],
  exchange_stands: [409, 'A new order was placed for this exchange. Cancel that one first.'],
  exchange_held: [
    409,
    'This order waits for the pieces that it was exchanged for. It can be packed once they are back.',
  ],
  exchange_whole: [409, 'This order was exchanged for other pieces: it can be cancelled as a whole.'],
})
