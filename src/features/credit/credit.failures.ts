import { failureTable } from '#/platform/http/failure.ts'

export const creditFailures = failureTable({
  credit_request_reused: [
    409,
    'This was written down before, with another amount or for somebody else. Please look at the credit again.',
  ],
  credit_too_much: [422, 'That is more store credit than is there.'],
  gift_card_unknown: [422, 'No gift card can be redeemed with this code. Please check it, letter by letter.'],
  gift_card_redeemed: [409, 'This gift card was redeemed: its value is store credit of a customer now.'],
  gift_card_issued_already: [
    409,
    'This gift card was issued already, and its code is shown only once. If nobody has the code, withdraw the card and issue another.',
  ],
  no_account_for_credit: [
    409,
    'The account of this order is gone: there is nobody to give store credit to. Please send the money another way.',
  ],
})
