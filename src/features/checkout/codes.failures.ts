import { failureTable } from '#/platform/http/failure.ts'
import { m } from './messages/checkout.messages.ts'

/** Why a code is not taken. */
export const codeFailures = failureTable({
  code_unknown: [404, m.codeUnknown],
  code_stopped: [409, m.codeOver],
  code_not_yet: [409, m.codeNotYet],
  code_ended: [409, m.codeOver],
  code_used_up: [409, m.codeUsedUp],
  code_used_by_you: [409, m.codeUsedByYou],
  code_not_yours: [409, m.codeForFirst],
  code_of_another: [409, m.codeOfAnother],
  code_without_bag: [409, m.codeWithoutBag],
  too_many_codes: [409, m.tooManyCodes],
})
