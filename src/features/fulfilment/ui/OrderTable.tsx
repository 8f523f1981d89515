import { Link } from '@tanstack/react-router'
import clsx from 'clsx'
import type { WorkListName } from '#/features/orders/rules/workLists.rules.ts'
import type { Order } from '#/features/orders/schema/orders.schema.ts'
import { Age } from '#/features/orders/ui/Age.tsx'
import { OrderAgain } from '#/features/orders/ui/again/OrderAgain.tsx'
import { orderDay } from '#/features/orders/ui/orderDay.ts'
import type { OrdersArea } from '#/features/orders/ui/ordersSearch.ts'
import { PaymentBadge } from '#/features/orders/ui/PaymentBadge.tsx'
import { Reference } from '#/features/orders/ui/Reference.tsx'
import { statusText } from '#/features/orders/ui/statusText.ts'
import { ApproveButton } from '#/features/payments/ui/ApproveButton.tsx'
import { CashButton } from '#/features/payments/ui/CashButton.tsx'
import { formatRupees } from '#/platform/money/money.ts'
import { buttonClass } from '#/ui/kit/buttonClass.ts'
import { Price } from '#/ui/kit/Price.tsx'
import { Table, Td, Th } from '#/ui/kit/Table.tsx'
import type { Selection } from '#/ui/resource/list/useSelection.ts'
import { m } from '../messages/fulfilment.messages.ts'
import { SelectAll, SelectOne } from './admin/SelectOrders.tsx'

export interface OrderTableProps {
  area: OrdersArea
  orders: readonly Order[]
  /** The work list they stand on: how long they do is said. */
  needs?: WorkListName | undefined
  /** Boxes to tick, for what is done with many orders at once. */
  selection?: Selection | undefined
}

/** The columns of the specification, section 2 "Orders list"; on phones each order is a card. */
export function OrderTable({ area, orders, needs, selection }: OrderTableProps) {
  return (
    <Table caption={needs ? m.ordersThatWait() : m.ordersNewestFirst()}>
      <thead>
        <tr>
          {selection && <SelectAll selection={selection} count={orders.length} />}
          <Th>#</Th>
          <Th>{m.name()}</Th>
          <Th numeric>{m.subTotal()}</Th>
          <Th numeric>{m.tax()}</Th>
          <Th numeric>{m.grandTotal()}</Th>
          <Th>{m.payment()}</Th>
          <Th>{m.action()}</Th>
        </tr>
      </thead>
      <tbody>
        {orders.map((order) => (
          <tr key={order._id} className={selection && 'max-md:relative'}>
            {selection && <SelectOne selection={selection} order={order} />}
            <Td label="#" className={clsx('tabular-nums', selection && 'max-md:pe-9!')}>
              <span>
                <span className="font-semibold">{order.number}</span>
                <span className="block text-sm whitespace-nowrap text-ink-faint">
                  {orderDay(order.createdAt)}
                </span>
                {needs ? <Age since={order.createdAt} /> : <StatusLine order={order} />}
              </span>
            </Td>
            <Td label={m.name()}>
              {area === 'admin' && order.customer._id ? (
                <Link
                  to="/admin/user/view/$id"
                  params={{ id: order.customer._id }}
                  className="link wrap-anywhere"
                >
                  {order.customer.name}
                </Link>
              ) : (
                <span className="wrap-anywhere">{order.customer.name}</span>
              )}
            </Td>
            <Td label={m.subTotal()} numeric short>
              {formatRupees(order.subTotal)}
            </Td>
            <Td label={m.tax()} numeric short>
              {formatRupees(order.tax)}
            </Td>
            <Td label={m.grandTotal()} numeric>
              <Price rupees={order.grandTotal} size="sm" />
            </Td>
            <Td label={m.payment()}>
              <span className="inline-grid justify-items-end gap-1 md:justify-items-start">
                <PaymentBadge payment={order.paymentId} />
                {area === 'admin' && <Reference payment={order.paymentId} />}
              </span>
            </Td>
            <Td label={m.action()}>
              <span className="inline-flex flex-wrap items-center justify-end gap-2">
                {area === 'admin' && <ApproveButton order={order} />}
                {needs === 'cash' && <CashButton order={order} size="sm" />}
                {area === 'customer' && <OrderAgain order={order} size="sm" variant="quiet" />}
                <Link
                  to={area === 'admin' ? '/admin/order/view/$id' : '/order/view/$id'}
                  params={{ id: order._id }}
                  aria-label={m.viewOrder({ number: order.number })}
                  className={buttonClass({ variant: 'quiet', size: 'sm' })}
                >
                  {m.view()}
                </Link>
              </span>
            </Td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}

function StatusLine({ order }: { order: Order }) {
  return <span className="block text-sm text-ink-soft capitalize">{statusText(order)}</span>
}
