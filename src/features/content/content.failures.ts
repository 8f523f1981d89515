import { failureTable } from '#/platform/http/failure.ts'

export const contentFailures = failureTable({
  page_address_taken: [409, 'Another page has this address.'],
})
