import { useNavigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { errorText } from '#/platform/http/errorText.ts'
import { Button } from '../kit/Button.tsx'
import { EmptyState } from '../kit/EmptyState.tsx'
import { ErrorState } from '../kit/ErrorState.tsx'
import { Pagination } from '../kit/Pagination.tsx'
import { BulkBar } from './list/BulkBar.tsx'
import { csvOf } from './list/csv.ts'
import { ListSkeleton } from './list/ListSkeleton.tsx'
import { ListTable } from './list/ListTable.tsx'
import { ListToolbar } from './list/ListToolbar.tsx'
import { type BulkAction, type Column, countOf, type Filter, type Noun, type Rows } from './list/list.ts'
import { changeSearch, isNarrowed, type ListSearch, nextSort } from './list/listSearch.ts'
import { saveFile } from './list/saveFile.ts'
import { useBulk } from './list/useBulk.ts'
import { useSelection } from './list/useSelection.ts'
import { m } from './messages/resource.messages.ts'

/** What is asked of a query of TanStack Query. */
interface Loaded<Row> {
  readonly data: Rows<Row> | undefined
  readonly error: unknown
  readonly isPlaceholderData: boolean
  readonly isFetching: boolean
  readonly refetch: () => unknown
}

export interface ResourceListProps<Row> {
  noun: Noun
  list: Loaded<Row>
  /** Rows on a page. */
  pageSize: number
  /** What the address says (`readListSearch`). */
  search: ListSearch
  columns: readonly Column<Row>[]
  keyOf: (row: Row) => string
  /** Names a row in labels and messages. */
  nameOf: (row: Row) => string
  /** What the search looks into, e.g. "Name or slug". */
  searchHint: string
  filters?: readonly Filter[]
  empty: { title: string; text?: string; action?: ReactNode }
  rowActions?: (row: Row) => ReactNode
  bulkActions?: readonly BulkAction<Row>[]
}

const none: readonly never[] = []

/** A searchable, sortable, paged list whose state lives in the address; the server does the work. */
export function ResourceList<Row>(props: ResourceListProps<Row>) {
  const { noun, list, pageSize, search, columns, keyOf, nameOf, filters = none, bulkActions = none } = props
  const navigate = useNavigate()
  const rows = list.data?.rows ?? none
  const total = list.data?.total ?? 0
  const selection = useSelection(rows.map(keyOf))
  const bulk = useBulk(noun, keyOf, nameOf)

  // From what the address says by then: the page may not show yet what was chosen just before.
  const go = (next: (now: ListSearch) => ListSearch, quietly = false) =>
    navigate({ to: '.', search: next as never, replace: quietly, resetScroll: !quietly })
  // Typing and filtering are no places to come back to one by one.
  const onSearch = (change: ListSearch) => go((now) => changeSearch(now, change), 'q' in change)
  const onSort = (column: string) => go((now) => changeSearch(now, { order: nextSort(now.order, column) }))
  const clear = () => go(({ order }) => (order ? { order } : {}))

  const exportRows = () => {
    const exported = columns.filter((column) => column.csv)
    const table = [
      exported.map(({ label }) => label),
      ...rows.map((row) => exported.map((c) => c.csv?.(row))),
    ]
    saveFile(`${noun.many.replaceAll(' ', '-')}-page-${search.page ?? 1}.csv`, 'text/csv', csvOf(table))
  }

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <ListToolbar
        noun={noun}
        searchHint={props.searchHint}
        filters={filters}
        sorts={columns.filter(({ sortable }) => sortable)}
        search={search}
        onSearch={onSearch}
        onClear={clear}
        onExport={rows.length > 0 ? exportRows : undefined}
      />
      {selection.keys.length > 0 && (
        <BulkBar
          noun={noun}
          rows={rows.filter((row) => selection.has(keyOf(row)))}
          actions={bulkActions}
          bulk={bulk}
          shown={rows.length}
          onChooseAll={selection.toggleAll}
          onDone={selection.clear}
        />
      )}
      <p role="status" className="text-sm text-ink-soft tabular-nums">
        {list.data && countOf(total, noun)}
      </p>
      {rows.length > 0 && (
        <ListTable
          caption={noun.many}
          columns={columns}
          rows={rows}
          keyOf={keyOf}
          nameOf={nameOf}
          search={search}
          onSort={onSort}
          selection={bulkActions.length > 0 ? selection : undefined}
          rowActions={props.rowActions}
          stale={list.isPlaceholderData}
        />
      )}
      {!list.data && !list.error && <ListSkeleton label={m.loading({ noun: noun.many })} />}
      {!list.data && list.error !== null && (
        <ErrorState
          title={m.listNotLoaded({ noun: noun.many })}
          text={errorText(list.error, { action: (cause) => m.fetchingFailed({ noun: noun.many, cause }) })}
          onRetry={() => void list.refetch()}
          retrying={list.isFetching}
        />
      )}
      {list.data && rows.length === 0 && total > 0 && (
        <EmptyState
          title={m.nothingOnPage()}
          text={m.onPagesBefore({ items: countOf(total, noun) })}
          action={<Button onClick={() => onSearch({ page: 1 })}>{m.firstPage()}</Button>}
        />
      )}
      {list.data && total === 0 && (
        <EmptyState
          title={props.empty.title}
          text={isNarrowed(search) ? m.nothingMatches() : props.empty.text}
          action={
            isNarrowed(search) ? <Button onClick={clear}>{m.clearFilters()}</Button> : props.empty.action
          }
        />
      )}
      <Pagination
        label={m.pagesOf({ noun: noun.many })}
        page={search.page ?? 1}
        pages={Math.ceil(total / pageSize)}
        onPage={(page) => onSearch({ page })}
      />
    </div>
  )
}
