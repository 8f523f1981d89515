import { failureTable } from '#/platform/http/failure.ts'

export const collectionFailures = failureTable({
  collection_slug_taken: [409, 'Another collection has this address.'],
})
