import { formatNumber } from '#/platform/language/numbers.rules.ts'
import { Table, Td, Th } from '#/ui/kit/Table.tsx'
import type { Preview } from '../../import/import.schema.ts'
import { m } from './messages/import.messages.ts'

type Problem = Preview['problems'][number]

/** Row by row what is wrong. */
export function ProblemList({ problems, problemCount }: Pick<Preview, 'problems' | 'problemCount'>) {
  const more = problemCount - problems.length
  const rows = [...new Set(problems.map(({ row }) => row))]
  return (
    <div>
      <h3 className="mb-3 text-lg">{m.rowByRow()}</h3>
      <Table caption={m.problemsRowByRow()}>
        <thead>
          <tr>
            <Th numeric>{m.row()}</Th>
            <Th>{m.slug()}</Th>
            <Th className="md:w-3/5">{m.whatIsWrong()}</Th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <ProblemRow key={row} row={row} found={problems.filter((problem) => problem.row === row)} />
          ))}
        </tbody>
      </Table>
      {more > 0 && <p className="mt-3 text-sm text-ink-soft">{m.andMore({ count: formatNumber(more) })}</p>}
    </div>
  )
}

function ProblemRow({ row, found }: { row: number; found: readonly Problem[] }) {
  return (
    <tr>
      <Td label={m.row()} numeric className="tabular-nums">
        {formatNumber(row)}
      </Td>
      <Td label={m.slug()}>
        <span className="wrap-anywhere">{found[0]?.slug || m.empty()}</span>
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
