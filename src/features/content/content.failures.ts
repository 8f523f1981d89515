import { failureTable } from '#/platform/http/failure.ts'
import { m } from './messages/content.messages.ts'

export const contentFailures = failureTable({
  page_address_taken: [409, m.addressTaken],
})
