import { formatRupees } from '#/platform/money/money.ts'
import { Callout } from '#/ui/kit/Callout.tsx'
import type { Preview } from '../../import/import.schema.ts'
import { rowsOf } from './importWords.ts'
import { m } from './messages/import.messages.ts'

/** Prices that no GST rate fits: they are imported, but the shopkeeper may like a neighbour better. */
export function RateGaps({ rows, first }: NonNullable<Preview['rateGaps']>) {
  const [example] = first
  if (!example) return null
  const more = rows - first.length
  return (
    <Callout tone="warning" title={m.rateGapTitle({ rows: rowsOf(rows) })}>
      {m.rateGapBetween({ below: formatRupees(example.below), above: formatRupees(example.above) })}
      <ul className="mt-1 list-disc ps-5">
        {first.map(({ row, slug, below, above }) => (
          <li key={row}>
            {m.rateGapRow({ row, slug, below: formatRupees(below), above: formatRupees(above) })}
          </li>
        ))}
      </ul>
      {more > 0 && m.andMoreRows({ rows: rowsOf(more) })}
    </Callout>
  )
}
