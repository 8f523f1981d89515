import type { AuditSubjects } from '#/platform/db/auditSubjects.ts'
import { listAttributes } from '../attributes/attributes.rules.ts'

/** The lists of values, for the audit log: they are called as their attributes are. */
export const listSubjects: AuditSubjects = {
  kinds: ['attribute'],
  hasWordIds: true,
  find: async (_db, ids) =>
    new Map(
      listAttributes()
        .filter(({ key }) => ids.includes(key))
        .map(({ key, label }) => [key, { name: label }]),
    ),
  search: async (_db, words) =>
    listAttributes()
      .filter(({ label }) => label.toLowerCase().includes(words.toLowerCase()))
      .map(({ key }) => key),
}
