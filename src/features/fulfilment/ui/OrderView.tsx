import clsx from 'clsx'
import type { ReactNode } from 'react'
import { InvoiceLink } from '#/features/invoices/ui/InvoiceLink.tsx'
import { mayCancelPieces } from '#/features/orders/rules/returns.rules.ts'
import { isOver } from '#/features/orders/rules/statuses.rules.ts'
import type { Order } from '#/features/orders/schema/orders.schema.ts'
import { OrderAgain } from '#/features/orders/ui/again/OrderAgain.tsx'
import { CopyId } from '#/features/orders/ui/CopyId.tsx'
import { WhatNext } from '#/features/orders/ui/next/WhatNext.tsx'
import { OrderFacts } from '#/features/orders/ui/OrderFacts.tsx'
import { OrderItems } from '#/features/orders/ui/OrderItems.tsx'
import type { OrdersArea } from '#/features/orders/ui/ordersSearch.ts'
import { statusText } from '#/features/orders/ui/statusText.ts'
import { OrderTimeline } from '#/features/orders/ui/timeline/OrderTimeline.tsx'
import { CardPayment } from '#/features/payments/ui/card/CardPayment.tsx'
import { UpiPayment } from '#/features/payments/ui/upi/UpiPayment.tsx'
import { useConfirmsItself } from '#/features/payments/ui/upi/useConfirmsItself.ts'
import { MoneyCallout } from '#/features/refunds/ui/MoneyCallout.tsx'
import { Refunds } from '#/features/refunds/ui/Refunds.tsx'
import { Adjustments } from '#/features/returns/ui/Adjustments.tsx'
import { ExchangeCallout } from '#/features/returns/ui/ExchangeCallout.tsx'
import { AskReturn } from '#/features/returns/ui/requests/AskReturn.tsx'
import { ReturnRequest } from '#/features/returns/ui/requests/ReturnRequest.tsx'
import { SlipLink } from '#/features/shipping/ui/SlipLink.tsx'
import { formatIndiaDay } from '#/platform/time/india.ts'
import { Badge } from '#/ui/kit/Badge.tsx'
import { PageHeading } from '#/ui/kit/PageHeading.tsx'
import { m } from '../messages/fulfilment.messages.ts'
import { BeginWork } from './admin/BeginWork.tsx'
import { OrderAdminPanel } from './admin/OrderAdminPanel.tsx'
import { begunOf } from './cancel/aloneOf.ts'
import { CancelOrder } from './cancel/CancelOrder.tsx'
import { CancelPieces } from './cancel/CancelPieces.tsx'

export interface OrderViewProps {
  area: OrdersArea
  order: Order
  /** What a later room asks of whoever looks at it. */
  asks?: ReactNode
}

/** One order (specification, section 2 "Order view"). */
export function OrderView({ area, order, asks }: OrderViewProps) {
  return (
    <>
      <PageHeading
        title={m.order({ number: order.number })}
        text={
          <>
            <p className="flex flex-wrap items-center gap-x-3">
              <span>
                {m.placedOn()} <time dateTime={order.createdAt}>{formatIndiaDay(order.createdAt)}</time>
              </span>
              {area === 'admin' && <StatusBadge order={order} />}
            </p>
            <p className="flex flex-wrap items-center gap-x-1.5 text-sm">
              {m.orderId()} <CopyId id={order._id} />
            </p>
          </>
        }
        actions={
          <>
            {area === 'admin' && <SlipLink order={order} />}
            {area === 'customer' && <OrderAgain order={order} size="sm" />}
            <InvoiceLink order={order} />
          </>
        }
      />
      {asks}
      {area === 'admin' ? <AdminPart order={order} /> : <Own order={order} />}
    </>
  )
}

/** The admin sees everything at once: on wide screens goods and timeline on the left, people and money on the right. */
function AdminPart({ order }: { order: Order }) {
  return (
    <>
      <ExchangeCallout area="admin" order={order} />
      <ReturnRequest area="admin" order={order} />
      <div className="mt-5">
        <OrderAdminPanel order={order} />
      </div>
      <MoneyCallout area="admin" order={order} />
      <div className="mt-5 grid items-start gap-4 xl:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
          <Refunds area="admin" order={order} />
          <Adjustments order={order} />
          <section className="rounded-md border border-line bg-surface p-5">
            <h2 className="mb-3 text-xl">{m.items()}</h2>
            <OrderItems items={order.items} services={order.services} status={order.status} withCodes />
            <div className="mt-3 flex flex-wrap gap-2 empty:hidden">
              <BeginWork order={order} />
            </div>
          </section>
          <Timeline area="admin" order={order} />
        </div>
        <div className="grid gap-4 md:max-xl:grid-cols-2">
          <OrderFacts area="admin" order={order} />
        </div>
      </div>
    </>
  )
}

function Own({ order }: { order: Order }) {
  const confirmsItself = useConfirmsItself(order)
  return (
    <>
      <MoneyCallout area="customer" order={order} />
      <ExchangeCallout area="customer" order={order} />
      <ReturnRequest area="customer" order={order} />
      <Refunds area="customer" order={order} className="mt-4" />
      <div className="mt-6 empty:hidden">
        <UpiPayment order={order} />
        <CardPayment order={order} />
      </div>
      <div className="mt-6 empty:hidden">
        <WhatNext order={order} confirmsItself={confirmsItself} />
      </div>
      <Timeline area="customer" order={order} className="mt-6" />
      <h2 className="mt-8 mb-3">{m.items()}</h2>
      <OrderItems items={order.items} services={order.services} status={order.status} />
      <div className="mt-8 grid grid-cols-[minmax(0,1fr)] gap-4 md:grid-cols-3">
        <OrderFacts area="customer" order={order} />
      </div>
    </>
  )
}

function Timeline({ area, order, className }: { area: OrdersArea; order: Order; className?: string }) {
  return (
    <div className={clsx('rounded-md border border-line bg-surface p-5', className)}>
      <OrderTimeline area={area} order={order} />
      {area === 'customer' && (
        <div className="mt-4 border-t border-line pt-3 empty:hidden [&>button]:-ms-5">
          <CancelPieces area="customer" order={order} />
          <CancelOrder order={order} />
          <WorkHasBegun order={order} />
          <AskReturn order={order} />
        </div>
      )}
    </div>
  )
}

/** Why there is no button to cancel it. */
function WorkHasBegun({ order }: { order: Order }) {
  const begun = begunOf(order)
  if (!mayCancelPieces(order.status) || begun.length === 0) return null
  return (
    <p className="text-sm text-ink-soft wrap-anywhere">
      {m.begunCancelledByUs({ names: begun.map(({ name }) => name).join(', ') })}
    </p>
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
