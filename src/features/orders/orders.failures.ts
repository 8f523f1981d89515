import { failureTable } from '#/platform/http/failure.ts'
import { m } from './messages/orders.messages.ts'
import { unpaidReasonMessage } from './rules/unpaid.rules.ts'

export const orderFailures = failureTable({
  payment_not_offered: [422, m.notOffered],
  unpaid_reason_missing: [422, unpaidReasonMessage],
  cash_held: [409, m.cashHeld],
  wrong_step: [409, m.pastThat],
  work_begun: [409, m.workBegunFailure],
  order_on_its_way: [409, m.onItsWay],
})
