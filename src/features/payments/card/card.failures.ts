import { failureTable } from '#/platform/http/failure.ts'
import { m } from '../messages/payments.messages.ts'

export const cardFailures = failureTable({
  bad_signature: [400, m.notVerified],
  already_paid: [409, m.orderIsPaid],
  not_waiting_for_card: [409, m.notWaitingForCard],
  card_unavailable: [503, m.cardUnavailable],
})
