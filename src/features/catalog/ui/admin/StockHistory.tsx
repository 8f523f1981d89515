import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { Button } from '#/ui/kit/Button.tsx'
import { Pagination } from '#/ui/kit/Pagination.tsx'
import { Spinner } from '#/ui/kit/Spinner.tsx'
import { Table, Td, Th } from '#/ui/kit/Table.tsx'
import { HISTORY_PAGE, historyQuery } from '../../history/history.queries.ts'
import type { Product } from '../../schema/catalog.schema.ts'
import type { StockCause } from '../../variants/stock.rules.ts'
import { CorrectStock } from './CorrectStock.tsx'

const textOf = (cause: StockCause): string => cause.charAt(0).toUpperCase() + cause.slice(1)

const dayAndTime = new Intl.DateTimeFormat('en-IN', {
  timeZone: 'Asia/Kolkata',
  dateStyle: 'medium',
  timeStyle: 'short',
})

export interface StockHistoryProps {
  product: Product
  page: number
  onPage: (page: number) => void
}

/** Every movement of a product's stock, and a correction of it. */
export function StockHistory({ product, page, onPage }: StockHistoryProps) {
  const [correcting, setCorrecting] = useState(false)
  const { data, isError, refetch } = useQuery(historyQuery(product._id, page))
  return (
    <>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <p>
          <b>{product.quantity.toLocaleString('en-IN')}</b> in stock
          {product.offers?.map(({ size, quantity }) => ` · ${size} ${quantity}`).join('')}
        </p>
        <Button variant="secondary" onClick={() => setCorrecting(true)}>
          Correct stock
        </Button>
      </div>
      {correcting && <CorrectStock product={product} onClose={() => setCorrecting(false)} />}
      {isError && (
        <p role="alert">
          The history could not be loaded. <Button onClick={() => void refetch()}>Try again</Button>
        </p>
      )}
      {!data && !isError && <Spinner />}
      {data?.rows.length === 0 && <p>No piece has come or gone yet.</p>}
      {data && data.rows.length > 0 && (
        <Table caption={`Stock history of ${product.name}`}>
          <thead>
            <tr>
              <Th>When</Th>
              <Th>Cause</Th>
              <Th>Size</Th>
              <Th numeric>Pieces</Th>
              <Th numeric>Left</Th>
              <Th>Who and why</Th>
            </tr>
          </thead>
          <tbody>
            {data.rows.map(({ _id, at, cause, size, pieces, balance, order, actor, note }) => (
              <tr key={_id}>
                <Td label="When">{dayAndTime.format(new Date(at))}</Td>
                <Td label="Cause">
                  {order ? (
                    <Link
                      to="/admin/order/view/$id"
                      params={{ id: order }}
                      className="link inline-block py-1"
                    >
                      {textOf(cause)}
                    </Link>
                  ) : (
                    textOf(cause)
                  )}
                </Td>
                <Td label="Size">{size || '–'}</Td>
                <Td label="Pieces" numeric>
                  {pieces > 0 ? `+${pieces}` : pieces}
                </Td>
                <Td label="Left" numeric>
                  {balance}
                </Td>
                <Td label="Who and why">
                  <span className="wrap-anywhere">{[actor, note].filter(Boolean).join(': ') || '–'}</span>
                </Td>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
      <Pagination
        page={page}
        pages={Math.ceil((data?.total ?? 0) / HISTORY_PAGE)}
        onPage={onPage}
        label="Pages of the history"
      />
    </>
  )
}
