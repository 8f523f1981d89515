import { failureTable } from '#/platform/http/failure.ts'
import { m } from './messages/collections.messages.ts'

export const collectionFailures = failureTable({
  collection_slug_taken: [409, m.slugTaken],
})
