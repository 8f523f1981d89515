import { Link } from '@tanstack/react-router'
import { LOW_STOCK_BELOW, stockBadge } from '#/features/catalog/rules/catalog.rules.ts'
import { formatNumber } from '#/platform/language/numbers.rules.ts'
import { Badge } from '#/ui/kit/Badge.tsx'
import type { Column } from '#/ui/resource/list/list.ts'
import { m } from '../messages/sales.messages.ts'
import type { Sales } from '../sales.schema.ts'
import { DataTable } from './DataTable.tsx'
import { Panel } from './Panel.tsx'

type Row = Sales['stock']['low'][number]

const withCode = (text: string, sku: string | undefined) =>
  [text, sku && m.withCode({ sku })].filter(Boolean).join(' · ')

/** Its code, or those of its sizes that have few pieces. */
function fewOf({ sku, sizes }: Row): string[] {
  if (sizes)
    return sizes.map(({ size, sku, quantity }) =>
      withCode(quantity > 0 ? m.sizeLeft({ size, count: quantity }) : m.sizeSoldOut({ size }), sku),
    )
  return sku ? [withCode('', sku)] : []
}

const columnsOf = (): readonly Column<Row>[] => [
  {
    key: 'name',
    label: m.product(),
    main: true,
    cell: (row) => (
      <>
        <Link
          to="/admin/product/edit/$id"
          params={{ id: row._id }}
          className="wrap-anywhere text-peacock underline"
        >
          {row.name}
        </Link>
        {fewOf(row).map((text) => (
          <span key={text} className="block text-sm wrap-anywhere text-ink-soft">
            {text}
          </span>
        ))}
      </>
    ),
    csv: (row) => [row.name, ...fewOf(row)].join(', '),
  },
  {
    key: 'quantity',
    label: m.stock(),
    numeric: true,
    main: true,
    cell: ({ quantity }) => {
      const badge = stockBadge(quantity)
      return badge ? <Badge tone="warning">{badge}</Badge> : quantity
    },
    csv: ({ quantity }) => quantity,
  },
]

/** What to order or weave next: on sale, and few pieces left. */
export function NearlySoldOut({ sales: { stock, at } }: { sales: Sales }) {
  const { low, lowCount, soldOutCount } = stock
  const columns = columnsOf()
  return (
    <Panel
      title={m.nearlySoldOut()}
      text={
        low.length > 0 ? m.fewerThan({ least: LOW_STOCK_BELOW }) : m.enoughOfAll({ least: LOW_STOCK_BELOW })
      }
      columns={columns}
      rows={low}
      fileName={`nearly-sold-out-${at.slice(0, 10)}`}
    >
      {low.length > 0 && (
        <div className="mt-3">
          <DataTable caption={m.nearlySoldOut()} columns={columns} rows={low} keyOf={({ _id }) => _id} />
        </div>
      )}
      <p className="mt-2 flex flex-wrap gap-x-6">
        {lowCount > low.length && (
          <StockLink stock="low">{m.allWithFew({ shown: formatNumber(lowCount) })}</StockLink>
        )}
        {soldOutCount > 0 && (
          <StockLink stock="out">{m.someSoldOut({ shown: formatNumber(soldOutCount) })}</StockLink>
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
