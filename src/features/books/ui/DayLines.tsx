import { means as allMeans } from '#/features/orders/rules/means.rules.ts'
import { formatRupees } from '#/platform/money/money.ts'
import { Table, Td, Th } from '#/ui/kit/Table.tsx'
import type { ClosedDay } from '../books.schema.ts'

/** Below and above what was expected, in words and not by colour alone. */
const differenceText = (difference: number): string => {
  if (difference === 0) return 'None'
  return `${formatRupees(Math.abs(difference))} ${difference > 0 ? 'too much' : 'missing'}`
}

/** What came in, went out and was counted of a day by each means. */
export function DayLines({ day: { lines, closedAt } }: { day: ClosedDay }) {
  const isClosed = closedAt !== undefined
  return (
    <Table caption="What came in and went out">
      <thead>
        <tr>
          <Th>Means</Th>
          <Th numeric>Came in</Th>
          <Th numeric>Went out</Th>
          <Th numeric>Expected</Th>
          {isClosed && <Th numeric>Counted</Th>}
          {isClosed && <Th>Difference</Th>}
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line.means}>
            <Td label="Means">
              <span className="min-w-0">
                <span className="block font-semibold">{allMeans[line.means].label}</span>
                <span className="block text-sm text-ink-faint">{allMeans[line.means].where}</span>
              </span>
            </Td>
            <Td label="Came in" numeric>
              {formatRupees(line.in)}
            </Td>
            <Td label="Went out" numeric>
              {formatRupees(line.out)}
            </Td>
            <Td label="Expected" numeric>
              {formatRupees(line.expected)}
            </Td>
            {isClosed && (
              <Td label="Counted" numeric>
                {formatRupees(line.counted ?? 0)}
              </Td>
            )}
            {isClosed && (
              <Td label="Difference" className="wrap-anywhere">
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
