import { failureTable } from '#/platform/http/failure.ts'

export const creditFailures = failureTable({
  credit_request_reused: [
    409,
    'This was written down before, with another amount or for somebody else. Please look at the credit again.',
  ],
  credit_too_much: [422, 'That is more store credit than is there.'],
  no_account_for_credit: [
    409,
    'The account of this order is gone: there is nobody to give store credit to. Please send the money another way.',
  ],
})
