import { Link } from '@tanstack/react-router'
import { stockBadge } from '#/features/catalog/catalog.rules.ts'
import { Badge } from '#/ui/kit/Badge.tsx'
import type { Column } from '#/ui/resource/list/list.ts'
import type { Sales } from '../sales.schema.ts'
import { DataTable } from './DataTable.tsx'
import { Panel } from './Panel.tsx'

type Row = Sales['stock']['low'][number]

const sizesText = (sizes: NonNullable<Row['sizes']>): string =>
  sizes.map(({ size, quantity }) => `${size} ${quantity}`).join(' · ')

const columns: readonly Column<Row>[] = [
  {
    key: 'name',
    label: 'Product',
    main: true,
    cell: ({ _id, name, sizes }) => (
      <>
        <Link
          to="/admin/product/edit/$id"
          params={{ id: _id }}
          className="wrap-anywhere text-peacock underline"
        >
          {name}
        </Link>
        {sizes && <span className="block text-sm text-ink-soft">{sizesText(sizes)}</span>}
      </>
    ),
    csv: ({ name, sizes }) => (sizes ? `${name} (${sizesText(sizes)})` : name),
  },
  {
    key: 'quantity',
    label: 'Stock',
    numeric: true,
    main: true,
    cell: ({ quantity }) => <Badge tone="warning">{stockBadge(quantity)}</Badge>,
    csv: ({ quantity }) => quantity,
  },
]

/** What to order or weave next: on sale, and few pieces left. */
export function NearlySoldOut({ sales: { stock, at } }: { sales: Sales }) {
  const { low, lowCount, soldOutCount } = stock
  return (
    <Panel
      title="Nearly sold out"
      text={
        low.length > 0
          ? 'On sale with fewer than 10 pieces left.'
          : 'Everything on sale has 10 pieces or more, or none.'
      }
      columns={columns}
      rows={low}
      fileName={`nearly-sold-out-${at.slice(0, 10)}`}
    >
      {low.length > 0 && (
        <div className="mt-3">
          <DataTable caption="Nearly sold out" columns={columns} rows={low} keyOf={({ _id }) => _id} />
        </div>
      )}
      <p className="mt-2 flex flex-wrap gap-x-6">
        {lowCount > low.length && (
          <StockLink stock="low">All {lowCount.toLocaleString('en-IN')} with few pieces</StockLink>
        )}
        {soldOutCount > 0 && (
          <StockLink stock="out">{soldOutCount.toLocaleString('en-IN')} sold out</StockLink>
        )}
      </p>
    </Panel>
  )
}

function StockLink({ stock, children }: { stock: 'low' | 'out'; children: React.ReactNode }) {
  return (
    <Link
      to="/admin/product"
      search={{ stock, status: 'active' }}
      className="inline-flex min-h-11 items-center text-peacock underline"
    >
      {children}
    </Link>
  )
}
