import { failureTable } from '#/platform/http/failure.ts'

/** Why a code is not taken. */
export const codeFailures = failureTable({
  code_unknown: [404, 'We do not know this code. Please check how it is written.'],
  code_stopped: [409, 'This code is not valid any more.'],
  code_not_yet: [409, 'This code is not valid yet.'],
  code_ended: [409, 'This code is not valid any more.'],
  code_used_up: [409, 'This code has been used as often as it could be.'],
  code_used_by_you: [409, 'You have used this code already.'],
  code_not_yours: [409, 'This code is for a first order, and you have ordered before.'],
  code_of_another: [409, 'This code is meant for another customer.'],
  code_without_bag: [409, 'Your bag is empty. Put something in, then type the code.'],
  too_many_codes: [409, 'These are as many codes as one bag takes. Please take one away first.'],
})
