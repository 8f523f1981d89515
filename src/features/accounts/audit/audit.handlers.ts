import type { Services } from '#/platform/http/env.ts'
import { roomApi } from '#/platform/http/http.ts'
import { pageOf, setListHeaders } from '#/platform/http/paging.ts'
import * as contract from './audit.contract.ts'
import { listAudit } from './audit.store.ts'

/** The log of what admins changed: read only, for admins. */
export const auditApi = ({ db }: Services) =>
  roomApi().openapi(contract.listAudit, async (c) => {
    const query = c.req.valid('query')
    const { entries, total } = await listAudit(db, { q: query.q, ...pageOf(query) })
    setListHeaders(c, total, query)
    return c.json(entries, 200)
  })

export type AuditApi = ReturnType<typeof auditApi>
