import { lazy } from 'react'
import { formatRupees } from '#/platform/money/money.ts'
import type { Column } from '#/ui/resource/list/list.ts'
import type { Bucket } from '../periods.rules.ts'
import type { Sales, SalesFigures } from '../sales.schema.ts'
import { ChartPlace, NoChart } from './ChartPlace.tsx'
import { bucketLabel, bucketTick, dayLabel } from './charts/bucketLabel.ts'
import { TableBehind } from './DataTable.tsx'
import { Panel } from './Panel.tsx'

const SalesBars = lazy(() => import('./charts/SalesBars.tsx').catch(() => ({ default: NoChart })))

type Row = SalesFigures & { readonly key: string }

const bucketWords: Record<Bucket, { name: string; best: string }> = {
  hour: { name: 'Hour', best: 'Best hour' },
  day: { name: 'Day', best: 'Best day' },
  month: { name: 'Month', best: 'Best month' },
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
  cell: (row) => row[key].toLocaleString('en-IN'),
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
    label: bucketWords[bucket].name,
    main: true,
    cell: ({ key }) => <span className="whitespace-nowrap">{bucketLabel(bucket, key)}</span>,
    csv: ({ key }) => (bucket === 'hour' ? `${key}:00` : key),
  },
  count('orders', 'Orders', true),
  count('undone', 'Cancelled or returned'),
  count('pieces', 'Pieces'),
  count('payments', 'Payments'),
  money('refunded', 'Sent back'),
  money('takings', 'Takings', true),
]

function summary({ series, period: { bucket } }: Sales): string {
  const best = series.reduce<Row | undefined>(
    (so, row) => (row.takings > (so?.takings ?? 0) ? row : so),
    undefined,
  )
  if (!best) {
    return series.some(({ refunded }) => refunded > 0)
      ? 'No more money came in than was sent back.'
      : 'No money came in so far.'
  }
  return `${bucketWords[bucket].best}: ${bucketLabel(bucket, best.key)} with ${formatRupees(best.takings)}.`
}

/** Takings and orders over time: the chart, and behind it the table. */
export function SalesByTime({ sales }: { sales: Sales }) {
  const { period, series } = sales
  const { bucket } = period
  const isQuiet = series.every(({ payments, refunded, orders }) => payments + refunded + orders === 0)
  const title = `Takings and orders by ${bucket}`
  const columns = columnsOf(bucket)
  const span =
    period.from === period.to ? dayLabel(period.to) : `${dayLabel(period.from)} to ${dayLabel(period.to)}`
  return (
    <Panel
      title={title}
      text={
        <>
          {span}. {summary(sales)}
        </>
      }
      columns={columns}
      rows={series}
      fileName={`takings-${period.name}-${period.to}`}
    >
      {isQuiet ? (
        <p className="mt-4 rounded-md bg-sand px-4 py-8 text-center text-ink-soft">
          {bucket === 'hour' ? 'Nothing yet today. The day is young.' : 'Nothing happened in this period.'}
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
