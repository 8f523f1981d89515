import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { client, read } from '#/platform/http/client.ts'
import type { AuditApi } from './audit.handlers.ts'
import type { AuditEntry } from './audit.schema.ts'

/** Entries on one page. */
export const AUDIT_PAGE = 50

export interface AuditQuery {
  readonly page?: number
  readonly q?: string
  /** Days in India, `YYYY-MM-DD`, both included. */
  readonly from?: string
  readonly to?: string
}

export const auditQuery = ({ page = 1, ...filter }: AuditQuery) =>
  queryOptions({
    queryKey: ['audit', page, filter],
    queryFn: async ({ signal }): Promise<{ entries: readonly AuditEntry[]; total: number }> => {
      const query = { page: String(page), limit: String(AUDIT_PAGE), ...filter }
      const call = client<AuditApi>().api.admin.audit.$get({ query }, { init: { signal } })
      const entries = await read(call)
      return { entries, total: Number((await call).headers.get('X-Total-Count') ?? entries.length) }
    },
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
