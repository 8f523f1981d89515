import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Thumbnail } from '#/features/catalog/ui/admin/Thumbnail.tsx'
import { formatRupees } from '#/platform/money/money.ts'
import { formatIndiaTime } from '#/platform/time/india.ts'
import { Badge } from '#/ui/kit/Badge.tsx'
import { EmptyState } from '#/ui/kit/EmptyState.tsx'
import { Table, Td, Th } from '#/ui/kit/Table.tsx'
import { ReadList } from '#/ui/resource/ReadList.tsx'
import { waitingQuery } from '../restock.queries.ts'
import type { Waiting } from '../restock.schema.ts'

const peopleText = (count: number) => (count === 1 ? '1 person' : `${count.toLocaleString('en-IN')} people`)

/** How many wait for which size, and what it would bring to have it again. */
export function WaitedForList() {
  const list = useQuery(waitingQuery)
  return (
    <ReadList
      noun="list"
      list={list}
      isEmpty={({ rows }) => rows.length === 0}
      empty={
        <EmptyState
          title="Nobody waits for anything"
          text="Where something is sold out, shoppers can ask to be told when it is back. They are counted here."
        />
      }
    >
      {(data) => (
        <>
          <p className="mb-4 text-ink-soft">
            <strong className="text-ink">{peopleText(data.people)}</strong> would spend up to{' '}
            <strong className="text-ink tabular-nums">{formatRupees(data.worth)}</strong>, if each bought one
            piece.
          </p>
          <Table caption="What is waited for">
            <thead>
              <tr>
                <Th>Product</Th>
                <Th>Size</Th>
                <Th numeric>Waiting</Th>
                <Th>Since</Th>
                <Th numeric>Would bring</Th>
                <Th numeric>Pieces now</Th>
              </tr>
            </thead>
            <tbody>
              {data.rows.map((row) => (
                <Row key={`${row.productId} ${row.size}`} row={row} />
              ))}
            </tbody>
          </Table>
        </>
      )}
    </ReadList>
  )
}

function Row({ row }: { row: Waiting['rows'][number] }) {
  return (
    <tr>
      <Td label="Product">
        <span className="flex items-center gap-3">
          <Thumbnail src={row.image} />
          <span className="min-w-0">
            <Link
              to="/admin/product/edit/$id"
              params={{ id: row.productId }}
              className="font-semibold text-peacock wrap-anywhere hover:underline"
            >
              {row.name}
            </Link>
            {!row.isOnSale && (
              <Badge tone="warning" className="ms-2">
                Not on sale
              </Badge>
            )}
          </span>
        </span>
      </Td>
      <Td label="Size">{row.size || <span className="text-ink-faint">No sizes</span>}</Td>
      <Td label="Waiting" numeric>
        {peopleText(row.people)}
      </Td>
      <Td label="Since">{formatIndiaTime(row.since)}</Td>
      <Td label="Would bring" numeric>
        {formatRupees(row.worth)}
      </Td>
      <Td label="Pieces now" numeric>
        {row.pieces.toLocaleString('en-IN')}
      </Td>
    </tr>
  )
}
