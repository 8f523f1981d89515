import { failureTable } from '#/platform/http/failure.ts'
import { m } from './messages/catalog.messages.ts'

export const catalogFailures = failureTable({
  slug_taken: [409, m.slugTaken],
  category_exists: [409, m.categoryExists],
  value_in_use: [409, m.valueInUse],
  category_in_use: [409, m.categoryInUse],
})
