import type { ReactNode } from 'react'
import { formatRupees } from '#/platform/money/money.ts'
import { PageHeading } from '#/ui/kit/PageHeading.tsx'
import type { Order } from '../orders.schema.ts'
import { CancelOrder } from './CancelOrder.tsx'
import { CopyId } from './CopyId.tsx'
import { CopyText } from './CopyText.tsx'
import { CardPayment } from './card/CardPayment.tsx'
import { OrderDesk } from './desk/OrderDesk.tsx'
import { InvoiceLink } from './invoice/InvoiceLink.tsx'
import { MoneyNotice } from './MoneyNotice.tsx'
import { OrderItems } from './OrderItems.tsx'
import { orderDay } from './orderDay.ts'
import type { OrdersArea } from './ordersSearch.ts'
import { PaymentLine } from './PaymentLine.tsx'
import { Refunds } from './refunds/Refunds.tsx'
import { SlipLink } from './slip/SlipLink.tsx'
import { OrderTimeline } from './timeline/OrderTimeline.tsx'
import { UpiPayment } from './upi/UpiPayment.tsx'

/** One order (specification, section 2 "Order view"). */
export function OrderView({ area, order }: { area: OrdersArea; order: Order }) {
  const { billingAddress: to } = order
  return (
    <>
      <PageHeading
        title={`Order ${order.number}`}
        text={
          <>
            <p>
              Placed on <time dateTime={order.createdAt}>{orderDay(order.createdAt)}</time>
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
      {area === 'admin' && (
        <div className="mt-5">
          <OrderDesk order={order} />
        </div>
      )}
      <MoneyNotice area={area} order={order} />
      <Refunds area={area} order={order} />
      {area === 'customer' && (
        <div className="mt-6 empty:hidden">
          <UpiPayment order={order} />
          <CardPayment order={order} />
        </div>
      )}
      <div className="mt-6 rounded-md border border-line bg-surface p-5">
        <OrderTimeline area={area} order={order} />
        {area === 'customer' && (
          <div className="mt-4 border-t border-line pt-3 empty:hidden">
            <CancelOrder order={order} />
          </div>
        )}
      </div>
      <div className="mt-4 grid gap-4 md:grid-cols-3">
        <Card title="Summary">
          <dl className="grid gap-2">
            <Amount name="Sub-total" rupees={order.subTotal} />
            <Amount name="Tax" rupees={order.tax} />
            <Amount name="Grand total" rupees={order.grandTotal} strong />
          </dl>
        </Card>
        <Card title="Billing address">
          <address className="wrap-anywhere not-italic">
            <strong>{to.name}</strong>
            <br />
            {to.companyName && (
              <>
                {to.companyName}
                <br />
              </>
            )}
            {to.address}
            <br />
            {to.city}, {to.state} {to.zipCode}
            {to.contact && (
              <>
                <br />
                <a href={`tel:+91${to.contact}`} className="link inline-block py-1">
                  {to.contact}
                </a>
              </>
            )}
          </address>
        </Card>
        <Card title="Payment type">
          <PaymentLine payment={order.paymentId} />
          {order.paymentId.reference && (
            <p className="mt-2 text-sm text-ink-soft">
              UPI reference <CopyText text={order.paymentId.reference} name="UPI reference" />
            </p>
          )}
        </Card>
      </div>
      <h2 className="mt-10 mb-3">Items</h2>
      <OrderItems items={order.items} />
    </>
  )
}

function Card({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="rounded-md border border-line bg-surface p-5">
      <h2 className="mb-3 text-xl">{title}</h2>
      {children}
    </section>
  )
}

function Amount({ name, rupees, strong = false }: { name: string; rupees: number; strong?: boolean }) {
  return (
    <div className="flex justify-between gap-4 last:border-t last:border-line last:pt-2">
      <dt className={strong ? 'font-semibold' : 'text-ink-soft'}>{name}</dt>
      <dd className={strong ? 'font-semibold tabular-nums' : 'tabular-nums'}>{formatRupees(rupees)}</dd>
    </div>
  )
}
