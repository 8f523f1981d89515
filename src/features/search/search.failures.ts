import { failureTable } from '#/platform/http/failure.ts'
import { MOST_GROUPS } from './search.rules.ts'

export const searchFailures = failureTable({
  too_many_synonyms: [409, `There is room for ${MOST_GROUPS} groups of words. Delete one that nobody needs.`],
})
