import { Link } from '@tanstack/react-router'
import clsx from 'clsx'
import type { WorkListName } from '#/features/orders/rules/workLists.rules.ts'
import type { Order } from '#/features/orders/schema/orders.schema.ts'
import { Age } from '#/features/orders/ui/Age.tsx'
import { OrderAgain } from '#/features/orders/ui/again/OrderAgain.tsx'
import type { OrdersArea } from '#/features/orders/ui/ordersSearch.ts'
import { PaymentBadge } from '#/features/orders/ui/PaymentBadge.tsx'
import { Reference } from '#/features/orders/ui/Reference.tsx'
import { statusText } from '#/features/orders/ui/statusText.ts'
import { ApproveButton } from '#/features/payments/ui/ApproveButton.tsx'
import { CashButton } from '#/features/payments/ui/CashButton.tsx'
import { formatRupees } from '#/platform/money/money.ts'
import { formatIndiaDay } from '#/platform/time/india.ts'
import { buttonClass } from '#/ui/kit/buttonClass.ts'
import { Picture } from '#/ui/kit/Picture.tsx'
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
  const isOwn = area === 'customer'
  // Of an own order the page behind it says it: whoever looks for one on a phone knows it by its pieces.
  const onOwnPage = isOwn ? 'max-md:hidden!' : undefined
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
            <Td
              label="#"
              className={clsx('tabular-nums', selection && 'max-md:pe-9!', isOwn && 'max-md:before:hidden')}
            >
              <span className={clsx(isOwn && 'flex w-full flex-wrap items-center gap-x-4 gap-y-2')}>
                {isOwn && <Pieces items={order.items} />}
                <span className={clsx(isOwn && 'min-w-0 flex-[1_1_6.5rem] text-start wrap-normal')}>
                  <span className="font-semibold">{order.number}</span>
                  <span className="block text-sm whitespace-nowrap text-ink-faint">
                    {formatIndiaDay(order.createdAt)}
                  </span>
                  {needs ? <Age since={order.createdAt} /> : <StatusLine order={order} />}
                </span>
              </span>
            </Td>
            <Td label={m.name()} className={onOwnPage}>
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
            <Td label={m.subTotal()} numeric short className={onOwnPage}>
              {formatRupees(order.subTotal)}
            </Td>
            <Td label={m.tax()} numeric short className={onOwnPage}>
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
            <Td label={m.action()} className={clsx(isOwn && 'max-md:justify-end! max-md:before:hidden')}>
              <span className="inline-flex flex-wrap items-center justify-end gap-2">
                {area === 'admin' && <ApproveButton order={order} />}
                {needs === 'cash' && <CashButton order={order} size="sm" />}
                {isOwn && <OrderAgain order={order} size="sm" variant="quiet" />}
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

/** Of the pieces of an order so many are shown; more would leave its number no room on a phone. */
const SHOWN = 2

/** What was bought, by its pictures. */
function Pieces({ items }: Pick<Order, 'items'>) {
  return (
    <span className="flex flex-none gap-1.5">
      {items.slice(0, SHOWN).map(({ _id, product: { name, images } }) => (
        <span key={_id} className="w-13">
          {images[0] ? (
            <Picture src={images[0]} alt={name} sizes="52px" className="rounded-sm" />
          ) : (
            <span className="block aspect-17/24 rounded-sm bg-sand" />
          )}
        </span>
      ))}
    </span>
  )
}

function StatusLine({ order }: { order: Order }) {
  return <span className="block text-sm text-ink-soft capitalize">{statusText(order)}</span>
}
