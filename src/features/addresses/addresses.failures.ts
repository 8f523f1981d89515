import { failureTable } from '#/platform/http/failure.ts'
import { MOST_ADDRESSES } from './addresses.rules.ts'
import { m } from './messages/addresses.messages.ts'

export const addressFailures = failureTable({
  label_taken: [409, m.labelTaken],
  too_many_addresses: [409, () => m.tooMany({ most: MOST_ADDRESSES })],
})
