import clsx from 'clsx'
import type { ReactNode } from 'react'
import { Table, Td, Th } from '../../kit/Table.tsx'
import { m } from '../messages/resource.messages.ts'
import type { Column } from './list.ts'
import { type ListSearch, sortOf } from './listSearch.ts'
import type { Selection } from './useSelection.ts'

export interface ListTableProps<Row> {
  caption: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  keyOf: (row: Row) => string
  nameOf: (row: Row) => string
  search: ListSearch
  onSort: (column: string) => void
  selection?: Selection | undefined
  rowActions?: ((row: Row) => ReactNode) | undefined
  /** The rows are those of the last question while the next is on its way. */
  stale: boolean
}

/** The rows as a table; on phones each is a card with its main column as the head. */
export function ListTable<Row>(props: ListTableProps<Row>) {
  const { caption, columns, rows, keyOf, nameOf, search, onSort, selection, rowActions, stale } = props
  return (
    <Table
      caption={caption}
      aria-busy={stale || undefined}
      className={clsx('transition-opacity', stale && 'opacity-55')}
    >
      <thead>
        <tr>
          {selection && (
            <Th className="w-px pe-0!">
              <label className="-ms-3 -my-3 grid size-11 place-items-center">
                <input
                  type="checkbox"
                  className="tick"
                  aria-label={m.chooseAll()}
                  checked={rows.length > 0 && selection.keys.length === rows.length}
                  ref={(box) => {
                    if (box)
                      box.indeterminate = selection.keys.length > 0 && selection.keys.length < rows.length
                  }}
                  onChange={selection.toggleAll}
                />
              </label>
            </Th>
          )}
          {columns.map(({ key, label, numeric, sortable }) => (
            <Th
              key={key}
              numeric={numeric}
              {...(sortable && {
                sort: sortOf(search.order, key),
                onSort: () => onSort(key),
              })}
            >
              {label}
            </Th>
          ))}
          {rowActions && (
            <Th className="w-px text-end!">
              <span className="sr-only">{m.actions()}</span>
            </Th>
          )}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={keyOf(row)} className="max-md:relative">
            {selection && (
              <td className="pe-0! max-md:absolute max-md:col-auto! max-md:inset-e-0 max-md:top-0 max-md:border-0! max-md:p-0!">
                <label className="grid size-11 place-items-center md:-ms-3">
                  <input
                    type="checkbox"
                    className="tick"
                    aria-label={m.choose({ name: nameOf(row) })}
                    checked={selection.has(keyOf(row))}
                    onChange={() => selection.toggle(keyOf(row))}
                  />
                </label>
              </td>
            )}
            {columns.map(({ key, label, numeric, main, short, isEmpty, cell }) =>
              main ? (
                <Td key={key} className="max-md:justify-start! max-md:pe-9! max-md:text-start!">
                  {cell(row)}
                </Td>
              ) : (
                <Td
                  key={key}
                  label={label}
                  numeric={numeric}
                  short={short}
                  className={isEmpty?.(row) ? 'max-md:hidden' : undefined}
                >
                  {cell(row)}
                </Td>
              ),
            )}
            {rowActions && (
              <Td className="whitespace-nowrap max-md:-my-1 max-md:py-0!">
                <span className="flex items-center justify-end gap-1 max-md:w-full">{rowActions(row)}</span>
              </Td>
            )}
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
