import { means as allMeans } from '#/features/orders/rules/means.rules.ts'
import { formatRupees } from '#/platform/money/money.ts'
import { Table, Td, Th } from '#/ui/kit/Table.tsx'
import type { ClosedDay } from '../books.schema.ts'
import { m } from '../messages/books.messages.ts'

/** Below and above what was expected, in words and not by colour alone. */
const differenceText = (difference: number): string => {
  if (difference === 0) return m.noDifference()
  const amount = formatRupees(Math.abs(difference))
  return difference > 0 ? m.tooMuch({ amount }) : m.missing({ amount })
}

/** What came in, went out and was counted of a day by each means. */
export function DayLines({ day: { lines, closedAt } }: { day: ClosedDay }) {
  const isClosed = closedAt !== undefined
  return (
    <Table caption={m.inAndOut()}>
      <thead>
        <tr>
          <Th>{m.means()}</Th>
          <Th numeric>{m.cameIn()}</Th>
          <Th numeric>{m.wentOut()}</Th>
          <Th numeric>{m.expected()}</Th>
          {isClosed && <Th numeric>{m.counted()}</Th>}
          {isClosed && <Th>{m.difference()}</Th>}
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line.means}>
            <Td label={m.means()}>
              <span className="min-w-0">
                <span className="block font-semibold">{allMeans[line.means].label}</span>
                <span className="block text-sm text-ink-faint">{allMeans[line.means].where}</span>
              </span>
            </Td>
            <Td label={m.cameIn()} numeric>
              {formatRupees(line.in)}
            </Td>
            <Td label={m.wentOut()} numeric>
              {formatRupees(line.out)}
            </Td>
            <Td label={m.expected()} numeric>
              {formatRupees(line.expected)}
            </Td>
            {isClosed && (
              <Td label={m.counted()} numeric>
                {formatRupees(line.counted ?? 0)}
              </Td>
            )}
            {isClosed && (
              <Td label={m.difference()} className="wrap-anywhere">
                <span className="min-w-0">
                  {differenceText(line.difference ?? 0)}
                  {line.reason && <span className="block text-sm text-ink-soft">{line.reason}</span>}
                </span>
              </Td>
            )}
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
