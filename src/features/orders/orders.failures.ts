import { failureTable } from '#/platform/http/failure.ts'
import { UNPAID_REASON_MESSAGE } from './rules/unpaid.rules.ts'

export const orderFailures = failureTable({
  payment_not_offered: [422, 'This way to pay is not available.'],
  unpaid_reason_missing: [422, UNPAID_REASON_MESSAGE],
  cash_held: [
    409,
    'This order waits for its customer: they confirm it, or pay a part of it, before it is packed.',
  ],
  wrong_step: [409, 'This order is past that step.'],
  work_begun: [
    409,
    'We have begun with what you ordered for it. Please write to us, and we see what can be done.',
  ],
  order_on_its_way: [409, 'An order is still on its way.'],
})
