import { lazy } from 'react'
import { formatNumber } from '#/platform/language/numbers.rules.ts'
import { formatRupees } from '#/platform/money/money.ts'
import type { Column } from '#/ui/resource/list/list.ts'
import { m } from '../messages/sales.messages.ts'
import type { Bucket } from '../periods.rules.ts'
import type { Sales, SalesFigures } from '../sales.schema.ts'
import { ChartPlace, NoChart } from './ChartPlace.tsx'
import { bucketLabel, bucketTick, dayLabel } from './charts/bucketLabel.ts'
import { TableBehind } from './DataTable.tsx'
import { Panel } from './Panel.tsx'

const SalesBars = lazy(() => import('./charts/SalesBars.tsx').catch(() => ({ default: NoChart })))

type Row = SalesFigures & { readonly key: string }

interface BucketWords {
  readonly name: () => string
  readonly title: () => string
  readonly best: (of: { label: string; amount: string }) => string
}

const bucketWords: Record<Bucket, BucketWords> = {
  hour: { name: m.hour, title: m.byHour, best: m.bestHour },
  day: { name: m.day, title: m.byDay, best: m.bestDay },
  month: { name: m.month, title: m.byMonth, best: m.bestMonth },
}

const count = (
  key: 'orders' | 'undone' | 'pieces' | 'payments',
  label: string,
  main = false,
): Column<Row> => ({
  key,
  label,
  numeric: true,
  main,
  cell: (row) => formatNumber(row[key]),
  csv: (row) => row[key],
})

const money = (key: 'takings' | 'refunded', label: string, main = false): Column<Row> => ({
  key,
  label,
  numeric: true,
  main,
  cell: (row) => formatRupees(row[key]),
  csv: (row) => row[key].toFixed(2),
})

const columnsOf = (bucket: Bucket): Column<Row>[] => [
  {
    key: 'key',
    label: bucketWords[bucket].name(),
    main: true,
    cell: ({ key }) => <span className="whitespace-nowrap">{bucketLabel(bucket, key)}</span>,
    csv: ({ key }) => (bucket === 'hour' ? `${key}:00` : key),
  },
  count('orders', m.orders(), true),
  count('undone', m.undone()),
  count('pieces', m.pieces()),
  count('payments', m.payments()),
  money('refunded', m.sentBack()),
  money('takings', m.takings(), true),
]

function summary({ series, period: { bucket } }: Sales): string {
  const best = series.reduce<Row | undefined>(
    (so, row) => (row.takings > (so?.takings ?? 0) ? row : so),
    undefined,
  )
  if (!best) {
    return series.some(({ refunded }) => refunded > 0) ? m.noMoreThanSentBack() : m.noMoney()
  }
  return bucketWords[bucket].best({
    label: bucketLabel(bucket, best.key),
    amount: formatRupees(best.takings),
  })
}

/** Takings and orders over time: the chart, and behind it the table. */
export function SalesByTime({ sales }: { sales: Sales }) {
  const { period, series } = sales
  const { bucket } = period
  const isQuiet = series.every(({ payments, refunded, orders }) => payments + refunded + orders === 0)
  const title = bucketWords[bucket].title()
  const columns = columnsOf(bucket)
  const span =
    period.from === period.to
      ? dayLabel(period.to)
      : m.span({ from: dayLabel(period.from), to: dayLabel(period.to) })
  return (
    <Panel
      title={title}
      text={m.spanAndSummary({ span, summary: summary(sales) })}
      columns={columns}
      rows={series}
      fileName={`takings-${period.name}-${period.to}`}
    >
      {isQuiet ? (
        <p className="mt-4 rounded-md bg-sand px-4 py-8 text-center text-ink-soft">
          {bucket === 'hour' ? m.nothingToday() : m.nothingHappened()}
        </p>
      ) : (
        <ChartPlace height={372}>
          <SalesBars
            bars={series.map(({ key, takings, orders }) => ({
              label: bucketLabel(bucket, key),
              tick: bucketTick(bucket, key),
              takings,
              orders,
            }))}
          />
        </ChartPlace>
      )}
      <TableBehind caption={title} columns={columns} rows={series} keyOf={({ key }) => key} />
    </Panel>
  )
}
