import { useQuery } from '@tanstack/react-query'
import { orderDay } from '#/features/orders/ui/orderDay.ts'
import { formatRupees } from '#/platform/money/money.ts'
import { EmptyState } from '#/ui/kit/EmptyState.tsx'
import { Table, Td, Th } from '#/ui/kit/Table.tsx'
import { ReadList } from '#/ui/resource/ReadList.tsx'
import { awaitedQuery } from '../receipts.queries.ts'
import { PaidLink } from './PaidLink.tsx'

/** Orders and gift cards whose money is awaited, the oldest first. */
export function AwaitedOrders() {
  return (
    <ReadList
      noun="orders"
      list={useQuery(awaitedQuery)}
      empty={
        <EmptyState title="Every order has its money" text="Orders that wait for a UPI payment stand here." />
      }
    >
      {(orders) => (
        <Table caption="Orders without money">
          <thead>
            <tr>
              <Th>Order</Th>
              <Th>Name</Th>
              <Th numeric>Amount</Th>
              <Th>Reference the customer gave</Th>
              <Th>Placed</Th>
            </tr>
          </thead>
          <tbody>
            {orders.map(({ order: { _id, is, number, name, amount, at }, reference }) => (
              <tr key={_id}>
                <Td label="Order">
                  <PaidLink {...{ _id, is, number }} />
                </Td>
                <Td label="Name" className="wrap-anywhere">
                  {name}
                </Td>
                <Td label="Amount" numeric>
                  {formatRupees(amount)}
                </Td>
                <Td label="Reference" className="tabular-nums">
                  {reference ?? <span className="text-ink-faint">None</span>}
                </Td>
                <Td label="Placed">{orderDay(at)}</Td>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
    </ReadList>
  )
}
