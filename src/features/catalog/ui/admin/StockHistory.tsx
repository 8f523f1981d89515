import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { currentTag } from '#/platform/language/current.ts'
import { formatNumber } from '#/platform/language/numbers.rules.ts'
import { Button } from '#/ui/kit/Button.tsx'
import { Pagination } from '#/ui/kit/Pagination.tsx'
import { Spinner } from '#/ui/kit/Spinner.tsx'
import { Table, Td, Th } from '#/ui/kit/Table.tsx'
import { HISTORY_PAGE, historyQuery } from '../../history/history.queries.ts'
import type { Product } from '../../schema/catalog.schema.ts'
import type { StockCause } from '../../variants/stock.rules.ts'
import { CorrectStock } from './CorrectStock.tsx'
import { m } from './messages/admin.messages.ts'

function textOf(cause: StockCause): string {
  switch (cause) {
    case 'opening':
      return m.causeFirst()
    case 'sale':
      return m.causeSale()
    case 'cancellation':
      return m.causeCancellation()
    case 'return':
      return m.causeReturn()
    case 'correction':
      return m.causeCorrection()
    case 'import':
      return m.causeImport()
  }
}

const dayAndTime = (at: string): string =>
  new Intl.DateTimeFormat(currentTag(), {
    timeZone: 'Asia/Kolkata',
    dateStyle: 'medium',
    timeStyle: 'short',
  }).format(new Date(at))

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
          <b>{formatNumber(product.quantity)}</b> {m.inStock()}
          {product.offers?.map(({ size, quantity }) => ` · ${size} ${quantity}`).join('')}
        </p>
        <Button variant="secondary" onClick={() => setCorrecting(true)}>
          {m.correctStock()}
        </Button>
      </div>
      {correcting && <CorrectStock product={product} onClose={() => setCorrecting(false)} />}
      {isError && (
        <p role="alert">
          {m.historyFailed()} <Button onClick={() => void refetch()}>{m.tryAgain()}</Button>
        </p>
      )}
      {!data && !isError && <Spinner />}
      {data?.rows.length === 0 && <p>{m.noMovement()}</p>}
      {data && data.rows.length > 0 && (
        <Table caption={m.historyOf({ name: product.name })}>
          <thead>
            <tr>
              <Th>{m.when()}</Th>
              <Th>{m.cause()}</Th>
              <Th>{m.size()}</Th>
              <Th numeric>{m.pieces()}</Th>
              <Th numeric>{m.left()}</Th>
              <Th>{m.whoAndWhy()}</Th>
            </tr>
          </thead>
          <tbody>
            {data.rows.map(({ _id, at, cause, size, pieces, balance, order, actor, note }) => (
              <tr key={_id}>
                <Td label={m.when()}>{dayAndTime(at)}</Td>
                <Td label={m.cause()} short>
                  {order ? (
                    <Link
                      to="/admin/order/view/$id"
                      params={{ id: order }}
                      className="link inline-block min-w-11 text-end md:py-1 md:text-start"
                    >
                      {textOf(cause)}
                    </Link>
                  ) : (
                    textOf(cause)
                  )}
                </Td>
                <Td label={m.size()} short>
                  {size || '–'}
                </Td>
                <Td label={m.pieces()} numeric short>
                  {pieces > 0 ? `+${pieces}` : pieces}
                </Td>
                <Td label={m.left()} numeric short>
                  {balance}
                </Td>
                <Td label={m.whoAndWhy()}>
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
        label={m.historyPages()}
      />
    </>
  )
}
