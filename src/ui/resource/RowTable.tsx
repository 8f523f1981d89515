import type { ReactNode } from 'react'
import { formatIndiaTime } from '#/platform/time/india.ts'
import { Badge, type Tone } from '../kit/Badge.tsx'
import { Table, Th } from '../kit/Table.tsx'
import { m } from './messages/resource.messages.ts'

export interface RowTableProps {
  caption: string
  /** Headings; of numbers as `{ number: 'Price' }`. What can be done with a row stands in a column after them. */
  columns: readonly (string | { readonly number: string })[]
  /** Rows with a cell for each column, and one more. */
  children: ReactNode
}

/** A table whose rows end in what can be done with them. */
export function RowTable({ caption, columns, children }: RowTableProps) {
  return (
    <Table caption={caption}>
      <thead>
        <tr>
          {columns.map((column) =>
            typeof column === 'string' ? (
              <Th key={column}>{column}</Th>
            ) : (
              <Th key={column.number} numeric>
                {column.number}
              </Th>
            ),
          )}
          <Th>
            <span className="sr-only">{m.whatCanBeDone()}</span>
          </Th>
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </Table>
  )
}

/** The buttons of a row. */
export const RowActions = ({ children }: { children: ReactNode }) => (
  <span className="flex flex-wrap justify-end gap-2">{children}</span>
)

/** What is wrong with a row, one line each. */
export const RowProblems = ({ problems }: { problems: readonly string[] }) =>
  problems.map((problem) => (
    <span key={problem} className="block max-w-64 text-sm text-warning wrap-anywhere">
      {problem}
    </span>
  ))

export interface RowStateProps {
  label: string
  tone: Tone
  /** ISO times, null for always. */
  from: string | null
  until: string | null
}

/** How things stand with what has dates, by the clocks of India. */
export const RowState = ({ label, tone, from, until }: RowStateProps) => (
  <span className="flex flex-col items-end gap-1 md:items-start">
    <Badge tone={tone}>{label}</Badge>
    {from && <span className="text-sm">{m.fromTime({ time: formatIndiaTime(from) })}</span>}
    {until && <span className="text-sm">{m.untilTime({ time: formatIndiaTime(until) })}</span>}
  </span>
)
