import type { AuditSubjects } from '#/platform/db/auditSubjects.ts'
import type { Services } from '#/platform/http/env.ts'
import { roomApi } from '#/platform/http/http.ts'
import { pageOf, setListHeaders } from '#/platform/http/paging.ts'
import { addDays, indiaTime } from '#/platform/time/days.ts'
import * as contract from './audit.contract.ts'
import { listAudit } from './audit.store.ts'
import { idsNamed, nameSubjects } from './auditNames.ts'

/** The log of what admins changed: read only, for admins. */
export const auditApi = ({ db }: Services, subjects: readonly AuditSubjects[]) =>
  roomApi().openapi(contract.listAudit, async (c) => {
    const { q, from, to, ...paging } = c.req.valid('query')
    const { rows, total } = await listAudit(db, {
      q,
      subjectIds: q ? await idsNamed(db, subjects, q) : [],
      from: from ? indiaTime(from) : undefined,
      until: to ? indiaTime(addDays(to, 1)) : undefined,
      ...pageOf(paging),
    })
    setListHeaders(c, total, c.req.valid('query'))
    const subjectOf = await nameSubjects(db, subjects, rows)
    const entries = rows.map((row) => ({
      _id: row.id,
      actor: row.actorName,
      action: row.action,
      subjectId: row.subjectId,
      subject: subjectOf(row) ?? null,
      before: row.before,
      after: row.after,
      createdAt: row.createdAt.toISOString(),
    }))
    return c.json(entries, 200)
  })

export type AuditApi = ReturnType<typeof auditApi>
