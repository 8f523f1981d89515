import clsx from 'clsx'
import { Badge } from '#/ui/kit/Badge.tsx'
import { PageHeading } from '#/ui/kit/PageHeading.tsx'
import { isOver } from '../orders.life.rules.ts'
import type { Order } from '../orders.schema.ts'
import { CancelOrder } from './CancelOrder.tsx'
import { CopyId } from './CopyId.tsx'
import { CardPayment } from './card/CardPayment.tsx'
import { OrderDesk } from './desk/OrderDesk.tsx'
import { InvoiceLink } from './invoice/InvoiceLink.tsx'
import { MoneyNotice } from './MoneyNotice.tsx'
import { OrderFacts } from './OrderFacts.tsx'
import { OrderItems } from './OrderItems.tsx'
import { orderDay } from './orderDay.ts'
import type { OrdersArea } from './ordersSearch.ts'
import { Refunds } from './refunds/Refunds.tsx'
import { AskReturn } from './returnRequests/AskReturn.tsx'
import { ReturnRequest } from './returnRequests/ReturnRequest.tsx'
import { Adjustments } from './returns/Adjustments.tsx'
import { CancelPieces } from './returns/CancelPieces.tsx'
import { SlipLink } from './slip/SlipLink.tsx'
import { statusText } from './statusText.ts'
import { OrderTimeline } from './timeline/OrderTimeline.tsx'
import { UpiPayment } from './upi/UpiPayment.tsx'

/** One order (specification, section 2 "Order view"). */
export function OrderView({ area, order }: { area: OrdersArea; order: Order }) {
  return (
    <>
      <PageHeading
        title={`Order ${order.number}`}
        text={
          <>
            <p className="flex flex-wrap items-center gap-x-3">
              <span>
                Placed on <time dateTime={order.createdAt}>{orderDay(order.createdAt)}</time>
              </span>
              {area === 'admin' && <StatusBadge order={order} />}
            </p>
            <p className="flex flex-wrap items-center gap-x-1.5 text-sm">
              Order ID: <CopyId id={order._id} />
            </p>
          </>
        }
        actions={
          <>
            {area === 'admin' && <SlipLink order={order} />}
            <InvoiceLink order={order} />
          </>
        }
      />
      {area === 'admin' ? <Desk order={order} /> : <Own order={order} />}
    </>
  )
}

/** The admin sees everything at once: on wide screens goods and story on the left, people and money on the right. */
function Desk({ order }: { order: Order }) {
  return (
    <>
      <ReturnRequest area="admin" order={order} />
      <div className="mt-5">
        <OrderDesk order={order} />
      </div>
      <MoneyNotice area="admin" order={order} />
      <div className="mt-5 grid items-start gap-4 xl:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
          <Refunds area="admin" order={order} />
          <Adjustments order={order} />
          <section className="rounded-md border border-line bg-surface p-5">
            <h2 className="mb-3 text-xl">Items</h2>
            <OrderItems items={order.items} status={order.status} />
          </section>
          <Story area="admin" order={order} />
        </div>
        <div className="grid gap-4 md:max-xl:grid-cols-2">
          <OrderFacts area="admin" order={order} />
        </div>
      </div>
    </>
  )
}

function Own({ order }: { order: Order }) {
  return (
    <>
      <MoneyNotice area="customer" order={order} />
      <ReturnRequest area="customer" order={order} />
      <Refunds area="customer" order={order} className="mt-4" />
      <div className="mt-6 empty:hidden">
        <UpiPayment order={order} />
        <CardPayment order={order} />
      </div>
      <Story area="customer" order={order} className="mt-6" />
      <div className="mt-4 grid gap-4 md:grid-cols-3">
        <OrderFacts area="customer" order={order} />
      </div>
      <h2 className="mt-10 mb-3">Items</h2>
      <OrderItems items={order.items} status={order.status} />
    </>
  )
}

function Story({ area, order, className }: { area: OrdersArea; order: Order; className?: string }) {
  return (
    <div className={clsx('rounded-md border border-line bg-surface p-5', className)}>
      <OrderTimeline area={area} order={order} />
      {area === 'customer' && (
        <div className="mt-4 border-t border-line pt-3 empty:hidden">
          <CancelPieces area="customer" order={order} />
          <CancelOrder order={order} />
          <AskReturn order={order} />
        </div>
      )}
    </div>
  )
}

function StatusBadge({ order }: { order: Order }) {
  const { status } = order
  const tone = isOver(status) ? 'danger' : status === 'delivered' ? 'success' : 'neutral'
  return (
    <Badge tone={tone} className="capitalize">
      {statusText(order)}
    </Badge>
  )
}
