import { Link } from '@tanstack/react-router'
import { formatRupees } from '#/platform/money/money.ts'
import { buttonClass } from '#/ui/kit/buttonClass.ts'
import { Price } from '#/ui/kit/Price.tsx'
import { Table, Td, Th } from '#/ui/kit/Table.tsx'
import type { Order } from '../orders.schema.ts'
import { Age } from './Age.tsx'
import { ApproveButton } from './ApproveButton.tsx'
import { orderDay } from './orderDay.ts'
import type { OrdersArea } from './ordersSearch.ts'
import { PaymentBadge } from './PaymentBadge.tsx'
import { Reference } from './Reference.tsx'

export interface OrderTableProps {
  area: OrdersArea
  orders: readonly Order[]
  /** Something waits for each of them: how long it does is said. */
  isQueue?: boolean
}

/** The columns of the specification, section 2 "Orders list"; on phones each order is a card. */
export function OrderTable({ area, orders, isQueue = false }: OrderTableProps) {
  return (
    <Table caption={isQueue ? 'Orders that wait' : 'Orders, newest first'}>
      <thead>
        <tr>
          <Th>#</Th>
          <Th>Name</Th>
          <Th numeric>Sub total</Th>
          <Th numeric>Tax</Th>
          <Th numeric>Grand Total</Th>
          <Th>Payment</Th>
          <Th>Action</Th>
        </tr>
      </thead>
      <tbody>
        {orders.map((order) => (
          <tr key={order._id}>
            <Td label="#" className="tabular-nums">
              <span>
                <span className="font-semibold">{order.number}</span>
                <span className="block text-sm whitespace-nowrap text-ink-faint">
                  {orderDay(order.createdAt)}
                </span>
                {isQueue ? <Age since={order.createdAt} /> : <StatusLine status={order.status} />}
              </span>
            </Td>
            <Td label="Name">
              <span className="wrap-anywhere">{order.customer.name}</span>
            </Td>
            <Td label="Sub total" numeric>
              {formatRupees(order.subTotal)}
            </Td>
            <Td label="Tax" numeric>
              {formatRupees(order.tax)}
            </Td>
            <Td label="Grand Total" numeric>
              <Price rupees={order.grandTotal} size="sm" />
            </Td>
            <Td label="Payment">
              <span className="inline-grid justify-items-end gap-1 md:justify-items-start">
                <PaymentBadge payment={order.paymentId} />
                {area === 'admin' && <Reference payment={order.paymentId} />}
              </span>
            </Td>
            <Td label="Action">
              <span className="inline-flex flex-wrap items-center justify-end gap-2">
                {area === 'admin' && <ApproveButton order={order} />}
                <Link
                  to={area === 'admin' ? '/admin/order/view/$id' : '/order/view/$id'}
                  params={{ id: order._id }}
                  aria-label={`View order ${order.number}`}
                  className={buttonClass({ variant: 'quiet', size: 'sm' })}
                >
                  View
                </Link>
              </span>
            </Td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}

function StatusLine({ status }: Pick<Order, 'status'>) {
  return <span className="block text-sm text-ink-soft capitalize">{status}</span>
}
