import type { AuditSubjects } from '#/platform/db/auditSubjects.ts'

/** Months of the return, for the log of changes: they are named by themselves, `2026-11 09ABC...`. */
export const gstSubjects: AuditSubjects = {
  kinds: ['gst'],
  hasWordIds: true,
  find: async (_db, ids) =>
    new Map(
      ids.map((id) => {
        const [month = ''] = id.split(' ')
        return [id, { name: id, path: month === 'settings' ? '/admin/gst' : `/admin/gst?month=${month}` }]
      }),
    ),
  search: async () => [],
}
