import { createFileRoute } from '@tanstack/react-router'
import { auditQuery } from '#/features/accounts/audit/audit.queries.ts'
import { AuditList } from '#/features/accounts/ui/audit/AuditList.tsx'
import { type AuditSearch, readAuditSearch } from '#/features/accounts/ui/audit/auditSearch.ts'
import { PageHeading } from '#/ui/kit/PageHeading.tsx'
import { readLater } from '../readLater.ts'
import { titled } from '../titled.ts'
import { m } from './messages/admin.messages.ts'

export const Route = createFileRoute('/admin/audit')({
  validateSearch: readLater<AuditSearch>(),
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { queryClient }, deps }) => {
    await queryClient.ensureQueryData(auditQuery(readAuditSearch({ ...deps })))
  },
  head: titled(() => m.changes()),
  component: Audit,
})

function Audit() {
  const navigate = Route.useNavigate()
  return (
    <>
      <PageHeading title={m.changes()} className="mb-5" />
      <AuditList
        search={readAuditSearch({ ...Route.useSearch() })}
        onSearch={(search) => void navigate({ search })}
      />
    </>
  )
}
