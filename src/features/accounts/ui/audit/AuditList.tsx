import { useSuspenseQuery } from '@tanstack/react-query'
import { formatIndiaTime } from '#/platform/time/india.ts'
import { Button } from '#/ui/kit/Button.tsx'
import { EmptyState } from '#/ui/kit/EmptyState.tsx'
import { Pagination } from '#/ui/kit/Pagination.tsx'
import { Table, Td, Th } from '#/ui/kit/Table.tsx'
import { AUDIT_PAGE, auditQuery } from '../../audit/audit.queries.ts'
import { AuditChange } from './AuditChange.tsx'
import { AuditFilter } from './AuditFilter.tsx'
import { AuditSubjectLink } from './AuditSubjectLink.tsx'
import type { AuditSearch } from './auditSearch.ts'
import { actionWords } from './auditWords.ts'
import { m } from './messages/audit.messages.ts'

export interface AuditListProps {
  search: AuditSearch
  onSearch: (search: AuditSearch) => void
}

/** Who changed what, newest first. */
export function AuditList({ search, onSearch }: AuditListProps) {
  const { page = 1, ...filter } = search
  const isFiltered = Object.keys(filter).length > 0
  const { data } = useSuspenseQuery(auditQuery(search))
  return (
    <>
      <AuditFilter search={search} onSearch={onSearch} />
      {data.entries.length === 0 ? (
        <EmptyState
          title={isFiltered ? m.nothingFound() : m.nothingChanged()}
          action={
            isFiltered && (
              <Button variant="secondary" onClick={() => onSearch({})}>
                {m.showAll()}
              </Button>
            )
          }
        />
      ) : (
        <Table caption={m.caption()}>
          <thead>
            <tr>
              <Th>{m.when()}</Th>
              <Th>{m.who()}</Th>
              <Th>{m.what()}</Th>
              <Th>{m.change()}</Th>
            </tr>
          </thead>
          <tbody>
            {data.entries.map((entry) => (
              <tr key={entry._id}>
                <Td label={m.when()} className="whitespace-nowrap">
                  <time dateTime={entry.createdAt}>{formatIndiaTime(entry.createdAt)}</time>
                </Td>
                <Td label={m.who()}>{entry.actor}</Td>
                <Td label={m.what()}>
                  <div>
                    {actionWords(entry.action)}
                    <AuditSubjectLink entry={entry} />
                  </div>
                </Td>
                <Td label={m.change()}>
                  <AuditChange before={entry.before} after={entry.after} />
                </Td>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
      <Pagination
        label={m.pages()}
        page={page}
        pages={Math.ceil(data.total / AUDIT_PAGE)}
        onPage={(next) => onSearch({ ...search, page: next })}
      />
    </>
  )
}
