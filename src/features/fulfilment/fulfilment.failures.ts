import { failureTable } from '#/platform/http/failure.ts'
import { m } from './messages/fulfilment.messages.ts'

export const fulfilmentFailures = failureTable({
  offer_torn: [409, m.offerTorn],
  advance_claimed: [409, m.advanceClaimed],
})
