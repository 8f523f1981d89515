export const en = {
  notExchangeable: 'An exchange is for another size, or another piece of the same design that is on sale.',
  exchangedOnce:
    'This order came in exchange for another one, and an exchanged item is exchanged once. It can still be sent back.',
  exchangeSame:
    'This is the very piece that goes back. Please choose another size, or say what is wrong with it.',
  exchangeOffer:
    'What this order was exchanged for came by a buy-one-get-one or free offer and is back with us, so the order can only be cancelled by us. Please write to us, and we see what can be done.',
  exchangeUnpaid:
    'The payment of this order is not written down yet: there is nothing to pay the new pieces with.',
  exchangeNoAccount: 'The account of this order is gone: nothing can be ordered for it any more.',
  exchangeStands: 'A new order was placed for this exchange. Cancel that one first.',
  exchangeHeld:
    'This order waits for the pieces that it was exchanged for. It can be packed once they are back.',
  exchangeWhole: 'This order was exchanged for other pieces: it can be cancelled as a whole.',
  notDelivered: 'A return can be asked for once the order has arrived.',
  nothingLeft: 'All pieces of this order are back already.',
  requestOpen: 'A return of this order is asked for already. Withdraw it to ask anew.',
  tooLate: 'The time to ask for a return of this order is over. Please write to us.',
  onlyFaulty: 'By now we take back only what is damaged, faulty or wrong. Please write to us.',
  offerPieces: 'Pieces of a buy-one-get-one or free offer go back only if something is wrong with them.',
  offerPiecesOtherSize:
    'Pieces of a buy-one-get-one or free offer go back only if something is wrong with them. Another size can be had.',
  requestReused: 'This was asked for before, in other words. Please look at the order again.',
  requestOver: 'This return is not waiting for an answer any more. Please look at the order again.',
  piecesGone: 'Fewer pieces are left than that. Please look at the order again.',
  unknownLine: 'Please name each line of the order at most once.',
  restockWrong: 'Please say for each line how many pieces go back on the shelf.',
  returnReused:
    'This was written down before, with other pieces or for another order. Please look at the order again.',
  noneLeftOf: 'No piece of {piece} is left. Please look at the order again.',
  fewLeftOf: {
    one: 'Only {count} of {piece} is left. Please look at the order again.',
    other: 'Only {count} of {piece} are left. Please look at the order again.',
  },
} as const
