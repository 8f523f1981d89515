import { formatRupees } from '#/platform/money/money.ts'
import { Callout } from '#/ui/kit/Callout.tsx'
import type { Preview } from '../../import/import.schema.ts'
import { rowsOf } from './importWords.ts'

/** Prices that no GST rate fits: they are imported, but the shopkeeper may like a neighbour better. */
export function RateGaps({ rows, first }: NonNullable<Preview['rateGaps']>) {
  const [example] = first
  if (!example) return null
  const more = rows - first.length
  return (
    <Callout tone="warning" title={`${rowsOf(rows)} with a price that no GST rate fits`}>
      Between {formatRupees(example.below)} and {formatRupees(example.above)} invoices carry the higher rate.
      <ul className="mt-1 list-disc ps-5">
        {first.map(({ row, slug, below, above }) => (
          <li key={row}>
            Row {row}, {slug}: better {formatRupees(below)} or {formatRupees(above)}
          </li>
        ))}
      </ul>
      {more > 0 && `And ${rowsOf(more)} more.`}
    </Callout>
  )
}
