import { useSuspenseQuery } from '@tanstack/react-query'
import { momentInIndia } from '#/platform/time/india.ts'
import { EmptyState } from '#/ui/kit/EmptyState.tsx'
import { Pagination } from '#/ui/kit/Pagination.tsx'
import { SearchInput } from '#/ui/kit/SearchInput.tsx'
import { Table, Td, Th } from '#/ui/kit/Table.tsx'
import { AUDIT_PAGE, auditQuery } from '../../audit/audit.queries.ts'
import { AuditChange } from './AuditChange.tsx'
import { type AuditSearch, actionWords } from './auditWords.ts'

export interface AuditListProps {
  search: AuditSearch
  onSearch: (search: AuditSearch) => void
}

/** Who changed what, newest first. */
export function AuditList({ search, onSearch }: AuditListProps) {
  const { page = 1, q = '' } = search
  const { data } = useSuspenseQuery(auditQuery(page, q))
  return (
    <>
      <form
        className="mb-5 max-w-md"
        onSubmit={(event) => {
          event.preventDefault()
          const wanted = String(new FormData(event.currentTarget).get('q') ?? '').trim()
          onSearch(wanted ? { q: wanted } : {})
        }}
      >
        <SearchInput
          key={q}
          name="q"
          defaultValue={q}
          label="Search by change, person or id"
          placeholder="product.update, a name or an id"
        />
      </form>
      {data.entries.length === 0 ? (
        <EmptyState title={q ? 'Nothing was found' : 'No admin has changed anything yet'} />
      ) : (
        <Table caption="Changes by admins, newest first">
          <thead>
            <tr>
              <Th>When</Th>
              <Th>Who</Th>
              <Th>What</Th>
              <Th>Change</Th>
            </tr>
          </thead>
          <tbody>
            {data.entries.map((entry) => (
              <tr key={entry._id}>
                <Td label="When" className="whitespace-nowrap">
                  <time dateTime={entry.createdAt}>{momentInIndia(entry.createdAt)}</time>
                </Td>
                <Td label="Who">{entry.actor}</Td>
                <Td label="What">
                  {actionWords(entry.action)}
                  <span className="block text-xs wrap-anywhere text-ink-faint">{entry.subjectId}</span>
                </Td>
                <Td label="Change">
                  <AuditChange before={entry.before} after={entry.after} />
                </Td>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
      <Pagination
        label="Pages of changes"
        page={page}
        pages={Math.ceil(data.total / AUDIT_PAGE)}
        onPage={(next) => onSearch({ ...search, page: next })}
      />
    </>
  )
}
