import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { whatsappLink } from '#/features/shop/ui/pages/whatsapp.rules.ts'
import { formatRupees } from '#/platform/money/money.ts'
import { isCharged } from '../rules/life.rules.ts'
import { offersText } from '../rules/lineMoney.rules.ts'
import type { Order } from '../schema/orders.schema.ts'
import { CopyText } from './CopyText.tsx'
import { m } from './messages/order.messages.ts'
import type { OrdersArea } from './ordersSearch.ts'
import { PaymentLine } from './PaymentLine.tsx'

/** What an order costs, where it goes and how it is paid; for the admin also whose it is and how to reach them. */
export function OrderFacts({ area, order }: { area: OrdersArea; order: Order }) {
  const { billingAddress: to, status, paymentId: payment } = order
  const { advance, atDelivery } = payment
  const isOrderCharged = isCharged({ status, payment })
  return (
    <>
      {area === 'admin' && <Customer order={order} />}
      <Card title={m.summary()}>
        <dl className="grid gap-2">
          <Amount name={m.subTotal()} rupees={order.subTotal} />
          {order.discount !== undefined && (
            <Amount name={offersText(order.offers ?? [])} rupees={-order.discount} />
          )}
          <Amount name={m.tax()} rupees={order.tax} />
          <Amount name={m.grandTotal()} rupees={order.grandTotal} strong />
          {order.credit !== undefined && (
            <>
              <Amount name={m.paidByCredit()} rupees={-order.credit} />
              {isOrderCharged && (
                <Amount
                  name={payment.status === 'Completed' ? m.paidBesides() : m.leftToPay()}
                  rupees={payment.amount}
                  strong
                />
              )}
            </>
          )}
          {advance && (isOrderCharged || advance.isThere) && (
            <Amount name={advance.isThere ? m.paidFirst() : m.firstPart()} rupees={advance.amount} />
          )}
          {isOrderCharged && atDelivery !== undefined && (
            <Amount name={m.atDelivery()} rupees={atDelivery} strong />
          )}
        </dl>
      </Card>
      <Card title={m.billingAddress()}>
        <Place to={to} company={to.companyName} gstin={to.gstin} />
      </Card>
      {order.deliveryAddress && (
        <Card title={m.deliveryAddress()}>
          <Place to={order.deliveryAddress} />
        </Card>
      )}
      {order.gift && (
        <Card title={m.gift()}>
          <p className="text-ink-soft">
            {wrapText(order)}
            {m.noPrices()}
          </p>
          {order.gift.message && (
            <p className="mt-2 wrap-anywhere whitespace-pre-line">“{order.gift.message}”</p>
          )}
        </Card>
      )}
      {order.note && (
        <Card title={area === 'admin' ? m.noteFromCustomer() : m.yourNote()}>
          <p className="wrap-anywhere whitespace-pre-line">{order.note}</p>
        </Card>
      )}
      <Card title={m.paymentType()}>
        <PaymentLine
          payment={payment}
          text={order.credit !== undefined && isAllCredit(payment) ? m.storeCredit() : undefined}
        />
        {payment.reference && (
          <p className="mt-2 text-sm text-ink-soft">
            {m.upiReference()} <CopyText text={payment.reference} name={m.upiReference()} />
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
  return `${wrap ? m.wrappedFor({ price: formatRupees(wrap.price) }) : m.wrapped()} `
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
        <a href={`tel:+91${to.contact}`} className="link inline-block py-2.5">
          {to.contact}
        </a>
      )}
    </address>
  )
}

/** Whoever ordered, and the ways to reach them. */
function Customer({ order }: { order: Order }) {
  const { email, contact } = order.billingAddress
  const whatsapp = whatsappLink(`91${contact}`, order.customer.messageStart ?? '')
  return (
    <Card title={m.customer()}>
      <p className="font-semibold wrap-anywhere">{order.customer.name}</p>
      {order.customer._id && (
        <Link
          to="/admin/user/view/$id"
          params={{ id: order.customer._id }}
          className="link inline-block py-2.5"
        >
          {m.customerPage()}
        </Link>
      )}
      {email && (
        <a href={`mailto:${email}`} className="link block py-2.5 wrap-anywhere">
          {email}
        </a>
      )}
      {contact && (
        <p className="flex flex-wrap gap-x-5">
          <a href={`tel:+91${contact}`} className="link inline-block py-2.5">
            {m.call({ number: contact })}
          </a>
          <a href={whatsapp} target="_blank" rel="noreferrer" className="link inline-block py-2.5">
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
