import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { formatRupees } from '#/platform/money/money.ts'
import { offersText } from '../rules/lineMoney.rules.ts'
import type { Order } from '../schema/orders.schema.ts'
import { CopyText } from './CopyText.tsx'
import type { OrdersArea } from './ordersSearch.ts'
import { PaymentLine } from './PaymentLine.tsx'

/** What an order costs, where it goes and how it is paid; for the admin also whose it is and how to reach them. */
export function OrderFacts({ area, order }: { area: OrdersArea; order: Order }) {
  const { billingAddress: to } = order
  return (
    <>
      {area === 'admin' && <Customer order={order} />}
      <Card title="Summary">
        <dl className="grid gap-2">
          <Amount name="Sub-total" rupees={order.subTotal} />
          {order.discount !== undefined && (
            <Amount name={offersText(order.offers ?? [])} rupees={-order.discount} />
          )}
          <Amount name="Tax" rupees={order.tax} />
          <Amount name="Grand total" rupees={order.grandTotal} strong />
          {order.credit !== undefined && (
            <>
              <Amount name="Paid by store credit" rupees={-order.credit} />
              <Amount
                name={order.paymentId.status === 'Completed' ? 'Paid besides' : 'Left to pay'}
                rupees={order.paymentId.amount}
                strong
              />
            </>
          )}
          {order.paymentId.advance && order.paymentId.atDelivery !== undefined && (
            <>
              <Amount
                name={order.paymentId.advance.isThere ? 'Paid first, by UPI' : 'First part, by UPI'}
                rupees={order.paymentId.advance.amount}
              />
              <Amount name="At delivery, in cash" rupees={order.paymentId.atDelivery} strong />
            </>
          )}
        </dl>
      </Card>
      <Card title="Billing address">
        <Place to={to} company={to.companyName} gstin={to.gstin} />
      </Card>
      {order.deliveryAddress && (
        <Card title="Delivery address">
          <Place to={order.deliveryAddress} />
        </Card>
      )}
      {order.gift && (
        <Card title="Gift">
          <p className="text-ink-soft">
            {wrapText(order)}No invoice and no prices in the parcel; the invoice comes by mail.
          </p>
          {order.gift.message && (
            <p className="mt-2 wrap-anywhere whitespace-pre-line">“{order.gift.message}”</p>
          )}
        </Card>
      )}
      {order.note && (
        <Card title={area === 'admin' ? 'Note from the customer' : 'Your note'}>
          <p className="wrap-anywhere whitespace-pre-line">{order.note}</p>
        </Card>
      )}
      <Card title="Payment type">
        <PaymentLine
          payment={order.paymentId}
          text={order.credit !== undefined && isAllCredit(order.paymentId) ? 'Store credit' : undefined}
        />
        {order.paymentId.reference && (
          <p className="mt-2 text-sm text-ink-soft">
            UPI reference <CopyText text={order.paymentId.reference} name="UPI reference" />
          </p>
        )}
      </Card>
    </>
  )
}

const isAllCredit = ({ status, amount }: Order['paymentId']): boolean =>
  status === 'Completed' && amount === 0

/** `Wrapped, ₹99.00. `; empty where it is not. */
function wrapText({ gift, services = [] }: Order): string {
  if (!gift?.wrap) return ''
  const wrap = services.find(({ forItem }) => forItem === null)
  return wrap ? `Wrapped, ${formatRupees(wrap.price)}. ` : 'Wrapped. '
}

interface PlaceProps {
  to: NonNullable<Order['deliveryAddress']>
  company?: string
  gstin?: string | undefined
}

/** Somebody at an address, with the number to call. */
function Place({ to, company, gstin }: PlaceProps) {
  const lines = [company, gstin && `GSTIN ${gstin}`, to.address, `${to.city}, ${to.state} ${to.zipCode}`]
  return (
    <address className="wrap-anywhere not-italic">
      <strong>{to.name}</strong>
      {lines.filter(Boolean).map((line) => (
        <span key={line} className="block">
          {line}
        </span>
      ))}
      {to.contact && (
        <a href={`tel:+91${to.contact}`} className="link inline-block py-1">
          {to.contact}
        </a>
      )}
    </address>
  )
}

/** Whoever ordered, and the ways to reach them. */
function Customer({ order }: { order: Order }) {
  const { name, email, contact } = order.billingAddress
  const whatsapp = `https://wa.me/91${contact}?text=${encodeURIComponent(`Hello ${name}, about your order ${order.number}: `)}`
  return (
    <Card title="Customer">
      <p className="font-semibold wrap-anywhere">{order.customer.name}</p>
      {order.customer._id && (
        <Link
          to="/admin/user/view/$id"
          params={{ id: order.customer._id }}
          className="link inline-block py-1"
        >
          All orders, addresses and notes
        </Link>
      )}
      {email && (
        <a href={`mailto:${email}`} className="link block py-1 wrap-anywhere">
          {email}
        </a>
      )}
      {contact && (
        <p className="flex flex-wrap gap-x-5">
          <a href={`tel:+91${contact}`} className="link inline-block py-1">
            Call {contact}
          </a>
          <a href={whatsapp} target="_blank" rel="noreferrer" className="link inline-block py-1">
            WhatsApp
          </a>
        </p>
      )}
    </Card>
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
    <div className="flex flex-wrap justify-between gap-x-4 last:border-t last:border-line last:pt-2">
      <dt className={strong ? 'font-semibold' : 'text-ink-soft'}>{name}</dt>
      <dd className={strong ? 'ms-auto font-semibold tabular-nums' : 'ms-auto tabular-nums'}>
        {formatRupees(rupees)}
      </dd>
    </div>
  )
}
