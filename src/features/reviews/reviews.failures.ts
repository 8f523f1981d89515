import { failureTable } from '#/platform/http/failure.ts'
import { m } from './messages/reviews.messages.ts'

export const reviewFailures = failureTable({
  not_bought: [403, m.onlyBuyers],
})
