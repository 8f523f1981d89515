import type { AuditSubjects } from '#/platform/db/auditSubjects.ts'
import type { MailKinds } from '#/platform/mail/jobs/kinds.ts'

/** Mails by their names, for the audit log. */
export const mailSubjects = (kinds: MailKinds): AuditSubjects => ({
  kinds: ['mail'],
  hasWordIds: true,
  find: async (_db, ids) =>
    new Map(ids.map((id) => [id, { name: kinds[id]?.shown?.label ?? id, path: '/admin/mail' }])),
  search: async (_db, words) =>
    Object.entries(kinds)
      .filter(([, { shown }]) => shown?.label.toLowerCase().includes(words.toLowerCase()))
      .map(([kind]) => kind),
})
