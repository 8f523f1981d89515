import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { errorText } from '#/platform/http/errorText.ts'
import { formatIndiaTime } from '#/platform/time/india.ts'
import { Badge } from '#/ui/kit/Badge.tsx'
import { buttonClass } from '#/ui/kit/buttonClass.ts'
import { ErrorState } from '#/ui/kit/ErrorState.tsx'
import { Pagination } from '#/ui/kit/Pagination.tsx'
import { Table, Td, Th } from '#/ui/kit/Table.tsx'
import { ListSkeleton } from '#/ui/resource/list/ListSkeleton.tsx'
import { IMPORTS_PAGE, importsQuery } from '../../import/import.queries.ts'
import type { Import } from '../../import/import.schema.ts'
import { outcomeOf, rowsOf, stateWord } from './importWords.ts'
import { m } from './messages/import.messages.ts'
import { Panel } from './Panel.tsx'
import { reportHref } from './reportHref.ts'

/** What was brought in before. Reports stay for 90 days. */
export function RecentImports() {
  const [page, setPage] = useState(1)
  const list = useQuery(importsQuery(page))
  return (
    <Panel title={m.recentImports()} text={m.recentImportsText()}>
      {list.data?.total === 0 && <p className="text-ink-soft">{m.nothingYetImported()}</p>}
      {list.data && list.data.rows.length > 0 && (
        <Table caption={m.recentImportsCaption()}>
          <thead>
            <tr>
              <Th>{m.file()}</Th>
              <Th>{m.when()}</Th>
              <Th>{m.state()}</Th>
              <Th>{m.result()}</Th>
              <Th>
                <span className="sr-only">{m.actions()}</span>
              </Th>
            </tr>
          </thead>
          <tbody>
            {list.data.rows.map((one) => (
              <ImportLine key={one._id} one={one} />
            ))}
          </tbody>
        </Table>
      )}
      {!list.data && !list.error && <ListSkeleton label={m.loadingImports()} />}
      {!list.data && list.error && (
        <ErrorState
          level={3}
          title={m.importsNotLoaded()}
          text={errorText(list.error, { action: (cause) => m.fetchImportsFailed({ cause }) })}
          onRetry={() => void list.refetch()}
          retrying={list.isFetching}
        />
      )}
      <Pagination
        label={m.importPages()}
        page={page}
        pages={Math.ceil((list.data?.total ?? 0) / IMPORTS_PAGE)}
        onPage={setPage}
      />
    </Panel>
  )
}

function ImportLine({ one }: { one: Import }) {
  const { label, tone } = stateWord(one)
  const isOver = one.state === 'done' || one.state === 'failed'
  return (
    <tr>
      <Td label={m.file()}>
        <span className="min-w-0">
          <span className="block font-semibold wrap-anywhere">{one.fileName}</span>
          <span className="block text-xs text-ink-faint">{rowsOf(one.rows)}</span>
        </span>
      </Td>
      <Td label={m.when()}>
        <span>
          <time dateTime={one.createdAt} className="block whitespace-nowrap">
            {formatIndiaTime(one.createdAt)}
          </time>
          <span className="block text-xs wrap-anywhere text-ink-faint">{one.actor}</span>
        </span>
      </Td>
      <Td label={m.state()}>
        <Badge tone={tone}>{label}</Badge>
      </Td>
      <Td label={m.result()}>{one.state === 'draft' ? '—' : outcomeOf(one)}</Td>
      <Td>
        <span className="flex flex-wrap justify-end gap-1">
          <Link
            to="/admin/import"
            search={{ id: one._id }}
            aria-label={m.openWhich({ file: one.fileName, time: formatIndiaTime(one.createdAt) })}
            className={buttonClass({ variant: 'quiet', size: 'sm' })}
          >
            {m.open()}
          </Link>
          {isOver && (
            <a
              href={reportHref(one._id)}
              download
              aria-label={m.reportWhich({ file: one.fileName, time: formatIndiaTime(one.createdAt) })}
              className={buttonClass({ variant: 'quiet', size: 'sm' })}
            >
              {m.report()}
            </a>
          )}
        </span>
      </Td>
    </tr>
  )
}
