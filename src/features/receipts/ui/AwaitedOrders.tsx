import { useQuery } from '@tanstack/react-query'
import { formatRupees } from '#/platform/money/money.ts'
import { formatIndiaDay } from '#/platform/time/india.ts'
import { EmptyState } from '#/ui/kit/EmptyState.tsx'
import { Table, Td, Th } from '#/ui/kit/Table.tsx'
import { ReadList } from '#/ui/resource/ReadList.tsx'
import { awaitedQuery } from '../receipts.queries.ts'
import { m } from './messages/incoming.messages.ts'
import { PaidLink } from './PaidLink.tsx'

/** Orders and gift cards whose money is awaited, the oldest first. */
export function AwaitedOrders() {
  return (
    <ReadList
      noun={m.ordersNoun()}
      list={useQuery(awaitedQuery)}
      empty={<EmptyState title={m.allPaid()} text={m.allPaidText()} />}
    >
      {(orders) => (
        <Table caption={m.ordersWithoutMoney()}>
          <thead>
            <tr>
              <Th>{m.order()}</Th>
              <Th>{m.name()}</Th>
              <Th numeric>{m.amount()}</Th>
              <Th>{m.referenceGiven()}</Th>
              <Th>{m.placed()}</Th>
            </tr>
          </thead>
          <tbody>
            {orders.map(({ order: { _id, is, number, name, amount, at }, reference }) => (
              <tr key={_id}>
                <Td label={m.order()}>
                  <PaidLink {...{ _id, is, number }} />
                </Td>
                <Td label={m.name()} className="wrap-anywhere">
                  {name}
                </Td>
                <Td label={m.amount()} numeric>
                  {formatRupees(amount)}
                </Td>
                <Td label={m.reference()} className="tabular-nums">
                  {reference ?? <span className="text-ink-faint">{m.none()}</span>}
                </Td>
                <Td label={m.placed()}>{formatIndiaDay(at)}</Td>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
    </ReadList>
  )
}
