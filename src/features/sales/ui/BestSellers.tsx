import { Link } from '@tanstack/react-router'
import { lazy } from 'react'
import { formatNumber } from '#/platform/language/numbers.rules.ts'
import { formatRupees } from '#/platform/money/money.ts'
import type { Column } from '#/ui/resource/list/list.ts'
import { m } from '../messages/sales.messages.ts'
import type { Sales } from '../sales.schema.ts'
import { ChartPlace, NoChart } from './ChartPlace.tsx'
import { ROW_PX } from './charts/rows.ts'
import { TableBehind } from './DataTable.tsx'
import { Panel } from './Panel.tsx'

const ProductBars = lazy(() => import('./charts/ProductBars.tsx').catch(() => ({ default: NoChart })))

type Row = Sales['bestSellers'][number]

const columnsOf = (): readonly Column<Row>[] => [
  { key: 'name', label: m.product(), main: true, cell: (row) => <Name {...row} />, csv: ({ name }) => name },
  {
    key: 'pieces',
    label: m.pieces(),
    numeric: true,
    main: true,
    cell: ({ pieces }) => formatNumber(pieces),
    csv: ({ pieces }) => pieces,
  },
  {
    key: 'value',
    label: m.orderedFor(),
    numeric: true,
    main: true,
    cell: ({ value }) => formatRupees(value),
    csv: ({ value }) => value.toFixed(2),
  },
]

function Name({ _id, name, isThere }: Row) {
  if (!isThere) return <span className="wrap-anywhere">{name}</span>
  return (
    <Link to="/admin/product/edit/$id" params={{ id: _id }} className="wrap-anywhere text-peacock underline">
      {name}
    </Link>
  )
}

/** What was ordered most in the period. */
export function BestSellers({ sales: { bestSellers, period } }: { sales: Sales }) {
  const columns = columnsOf()
  return (
    <Panel
      title={m.bestSellers()}
      text={bestSellers.length > 0 ? m.byPieces() : m.nothingOrdered()}
      columns={columns}
      rows={bestSellers}
      fileName={`best-sellers-${period.name}-${period.to}`}
    >
      {bestSellers.length > 0 && (
        <>
          <ChartPlace height={bestSellers.length * ROW_PX}>
            <ProductBars bars={bestSellers} />
          </ChartPlace>
          <TableBehind
            caption={m.bestSellers()}
            columns={columns}
            rows={bestSellers}
            keyOf={({ _id }) => _id}
          />
        </>
      )}
    </Panel>
  )
}
