import clsx from 'clsx'
import { ChevronRight } from '#/ui/icons/storefront.tsx'
import { Table, Td, Th } from '#/ui/kit/Table.tsx'
import type { Column } from '#/ui/resource/list/list.ts'
import { m } from '../messages/sales.messages.ts'

export interface DataTableProps<Row> {
  caption: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  keyOf: (row: Row) => string
}

/** Numbers in rows, narrow enough for a phone: there only the columns marked `main` are shown. */
export function DataTable<Row>({ caption, columns, rows, keyOf }: DataTableProps<Row>) {
  const look = ({ main }: Column<Row>) =>
    clsx('px-2! py-2.5! first:ps-0! last:pe-0!', !main && 'max-sm:hidden')
  return (
    <Table caption={caption} collapse={false}>
      <thead>
        <tr>
          {columns.map((column) => (
            <Th key={column.key} numeric={column.numeric} className={look(column)}>
              {column.label}
            </Th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={keyOf(row)}>
            {columns.map((column) => (
              <Td key={column.key} numeric={column.numeric} className={look(column)}>
                {column.cell(row)}
              </Td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  )
}

/** The table behind a chart: a press opens it, with scripts or without. */
export function TableBehind<Row>(props: DataTableProps<Row>) {
  return (
    <details className="group mt-3 border-t border-line pt-1">
      <summary className="inline-flex min-h-11 cursor-pointer list-none items-center gap-1.5 rounded-sm pe-2 font-semibold text-peacock hover:text-peacock-deep [&::-webkit-details-marker]:hidden">
        <ChevronRight
          aria-hidden
          className="size-5 transition-transform group-open:rotate-90"
          strokeWidth={1.75}
        />
        {m.showAsTable()}
        <span className="sr-only">: {props.caption}</span>
      </summary>
      <DataTable {...props} />
    </details>
  )
}
