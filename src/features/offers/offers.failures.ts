import { failureTable } from '#/platform/http/failure.ts'
import { m } from './messages/offers.messages.ts'

export const offerFailures = failureTable({
  offer_code_taken: [409, m.codeTaken],
  offer_used: [409, m.ordersHaveIt],
})
