import { Link } from '@tanstack/react-router'
import { useRef } from 'react'
import { arrivesBy, methodFacts } from '#/features/orders/rules/payments.rules.ts'
import type { Order } from '#/features/orders/schema/orders.schema.ts'
import { endThanks } from '#/features/orders/ui/thanksFlag.ts'
import { UpiPayment } from '#/features/payments/ui/upi/UpiPayment.tsx'
import type { ShopSettings } from '#/features/shop/shop.schema.ts'
import { whatsappLink } from '#/features/shop/ui/pages/whatsapp.rules.ts'
import { formatRupees } from '#/platform/money/money.ts'
import { buttonClass } from '#/ui/kit/buttonClass.ts'
import { Divider } from '#/ui/kit/Ornament.tsx'
import { PageHeading } from '#/ui/kit/PageHeading.tsx'
import { orderMessage } from './orderMessage.rules.ts'
import { TrackButton } from './TrackButton.tsx'
import { useWhatsappCountdown } from './useWhatsappCountdown.ts'

export interface ThankYouProps {
  /** Undefined when the page was opened without naming the order. */
  order: Order | undefined
  shop: ShopSettings
}

/** Thanks after an order, with the ways on from here. */
export function ThankYou({ order, shop }: ThankYouProps) {
  const isMobile = order?.device === 'mobile'
  const link =
    order && shop.whatsappNumber
      ? whatsappLink(shop.whatsappNumber, orderMessage(order, shop.name))
      : undefined
  const payment = useRef<HTMLDivElement>(null)
  useWhatsappCountdown(isMobile ? link : undefined, payment)
  return (
    <div className="mx-auto grid max-w-3xl justify-items-center gap-6 px-4 py-10 text-center md:py-14">
      <PageHeading centered title="Thank you for your order" />
      {order ? (
        <>
          <p>
            Order <strong>{order.number}</strong> for <strong>{formatRupees(order.grandTotal)}</strong> is
            placed. {methodFacts[order.paymentId.type].text}
            {order.paymentId.status === 'Pending' &&
              arrivesBy('transfer', order.paymentId.type) &&
              ', waiting for your payment'}
            .
          </p>
          <p className="text-sm text-ink-soft">
            Order id <span className="select-all [overflow-wrap:anywhere]">{order._id}</span>
          </p>
        </>
      ) : (
        <p>Your order is placed. You find it under My orders.</p>
      )}
      {order && (
        <div ref={payment} className="w-full empty:hidden">
          <UpiPayment order={order} />
        </div>
      )}
      <div className="flex flex-wrap justify-center gap-3">
        <TrackButton orderId={order?._id} isMobile={isMobile} />
        {link && (
          <a
            href={link}
            className={buttonClass({ variant: 'secondary', size: 'lg' })}
            target="_blank"
            rel="noreferrer"
            onClick={() => endThanks(localStorage)}
          >
            Send it on WhatsApp
          </a>
        )}
      </div>
      <Divider />
      <Link to="/" className="link py-2">
        Continue shopping
      </Link>
    </div>
  )
}
