import { failureTable } from '#/platform/http/failure.ts'
import { m } from './messages/search.messages.ts'
import { MOST_GROUPS } from './search.rules.ts'

export const searchFailures = failureTable({
  too_many_synonyms: [409, () => m.tooMany({ most: MOST_GROUPS })],
})
