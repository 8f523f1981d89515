import { Table, Td, Th } from '#/ui/kit/Table.tsx'
import type { Preview } from '../../import/import.schema.ts'
import { numberOf } from './importWords.ts'

type Problem = Preview['problems'][number]

/** Row by row what is wrong. */
export function ProblemList({ problems, problemCount }: Pick<Preview, 'problems' | 'problemCount'>) {
  const more = problemCount - problems.length
  const rows = [...new Set(problems.map(({ row }) => row))]
  return (
    <div>
      <h3 className="mb-3 text-lg">Row by row</h3>
      <Table caption="Problems, row by row">
        <thead>
          <tr>
            <Th numeric>Row</Th>
            <Th>Slug</Th>
            <Th className="md:w-3/5">What is wrong</Th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <ProblemRow key={row} row={row} found={problems.filter((problem) => problem.row === row)} />
          ))}
        </tbody>
      </Table>
      {more > 0 && (
        <p className="mt-3 text-sm text-ink-soft">
          And {numberOf(more)} more. The report after the import lists every refused row.
        </p>
      )}
    </div>
  )
}

function ProblemRow({ row, found }: { row: number; found: readonly Problem[] }) {
  return (
    <tr>
      <Td label="Row" numeric className="tabular-nums">
        {numberOf(row)}
      </Td>
      <Td label="Slug">
        <span className="wrap-anywhere">{found[0]?.slug || '(empty)'}</span>
      </Td>
      <Td className="max-md:text-start!">
        <ul className="grid gap-1">
          {found.map(({ field, message }) => (
            <li key={`${field} ${message}`} className="wrap-anywhere">
              {field !== 'row' && <code className="me-2 font-semibold">{field}</code>}
              {message}
            </li>
          ))}
        </ul>
      </Td>
    </tr>
  )
}
