import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { client, read } from '#/platform/http/client.ts'
import type { AuditApi } from './audit.handlers.ts'
import type { AuditEntry } from './audit.schema.ts'

/** Entries on one page. */
export const AUDIT_PAGE = 50

export const auditQuery = (page: number, q: string) =>
  queryOptions({
    queryKey: ['audit', page, q],
    queryFn: async ({ signal }): Promise<{ entries: readonly AuditEntry[]; total: number }> => {
      const query = { page: String(page), limit: String(AUDIT_PAGE), ...(q && { q }) }
      const call = client<AuditApi>().api.admin.audit.$get({ query }, { init: { signal } })
      const entries = await read(call)
      return { entries, total: Number((await call).headers.get('X-Total-Count') ?? entries.length) }
    },
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
