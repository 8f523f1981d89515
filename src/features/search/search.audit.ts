import { inArray, sql } from 'drizzle-orm'
import { type AuditSubjects, MOST_SUBJECTS_FOUND } from '#/platform/db/auditSubjects.ts'
import { containing } from '#/platform/db/containing.ts'
import { synonyms } from './search.tables.ts'
import { nameOfSynonyms } from './synonymText.rules.ts'

const PAGE = '/admin/search'

/** Synonyms, for the audit log. */
export const synonymSubjects: AuditSubjects = {
  kinds: ['synonyms'],
  async find(db, ids) {
    const rows = await db
      .select()
      .from(synonyms)
      .where(inArray(synonyms.id, [...ids]))
    return new Map(rows.map(({ id, words }) => [id, { name: nameOfSynonyms(words), path: PAGE }]))
  },
  async search(db, words) {
    const rows = await db
      .select({ id: synonyms.id })
      .from(synonyms)
      .where(sql`array_to_string(${synonyms.words}, ' ') ilike ${containing(words)}`)
      .limit(MOST_SUBJECTS_FOUND)
    return rows.map(({ id }) => id)
  },
}

/** Words that were not found, by themselves. */
export const missedWordSubjects: AuditSubjects = {
  kinds: ['missedWord'],
  hasWordIds: true,
  find: async (_db, ids) => new Map(ids.map((word) => [word, { name: word, path: PAGE }])),
  search: async () => [],
}
