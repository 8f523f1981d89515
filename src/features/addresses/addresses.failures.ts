import { failureTable } from '#/platform/http/failure.ts'
import { MOST_ADDRESSES } from './addresses.rules.ts'

export const addressFailures = failureTable({
  label_taken: [409, 'One of your addresses has this name. Choose another one.'],
  too_many_addresses: [409, `At most ${MOST_ADDRESSES} addresses. Please delete one first.`],
})
