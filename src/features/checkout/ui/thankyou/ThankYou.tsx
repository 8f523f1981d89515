import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import clsx from 'clsx'
import { type ReactNode, useRef } from 'react'
import { CashCheckPanel } from '#/features/cod/ui/CashCheckPanel.tsx'
import type { Order } from '#/features/orders/schema/orders.schema.ts'
import { WhatNext } from '#/features/orders/ui/next/WhatNext.tsx'
import { endThanks } from '#/features/orders/ui/thanksFlag.ts'
import { UpiPayment } from '#/features/payments/ui/upi/UpiPayment.tsx'
import { useConfirmsItself } from '#/features/payments/ui/upi/useConfirmsItself.ts'
import { isUpiUnset, upiQuery } from '#/features/payments/upi/upi.queries.ts'
import { givenReference } from '#/features/payments/upi/upi.rules.ts'
import type { PublicShop } from '#/features/shop/shop.schema.ts'
import { whatsappLink } from '#/features/shop/ui/pages/whatsapp.rules.ts'
import { formatRupees } from '#/platform/money/money.ts'
import { buttonClass } from '#/ui/kit/buttonClass.ts'
import { Buta, Divider } from '#/ui/kit/Ornament.tsx'
import { PageHeading } from '#/ui/kit/PageHeading.tsx'
import { Sentence } from '#/ui/kit/Sentence.tsx'
import { m } from '../../messages/checkout.messages.ts'
import { DeliverTo } from './DeliverTo.tsx'
import { OrderedPieces } from './OrderedPieces.tsx'
import { orderMessage } from './orderMessage.rules.ts'
import { paymentWords } from './paymentWords.rules.ts'
import { TrackButton } from './TrackButton.tsx'
import { useOrderAddressWhileAway } from './useOrderAddressWhileAway.ts'
import { useWhatsappCountdown } from './useWhatsappCountdown.ts'

export interface ThankYouProps {
  /** Undefined when the page was opened without naming the order. */
  order: Order | undefined
  shop: PublicShop
}

/** Thanks after an order: what is left to pay comes first, then what was bought, what happens next, and the ways on. */
export function ThankYou({ order, shop }: ThankYouProps) {
  return (
    <div
      className={clsx(
        'mx-auto grid max-w-4xl grid-cols-[minmax(0,1fr)] justify-items-center gap-6 px-4 py-8 text-center md:py-12',
        // Two messages stand above the thanks, not over them.
        order && countsDown(order, shop) && 'max-md:pt-38',
      )}
    >
      <Buta className="h-14 w-12 motion-safe:animate-[unfold_250ms_ease-out] text-haldi-deep" />
      <PageHeading centered title={m.thanks()} />
      {order ? (
        <OfOrder order={order} shop={shop} />
      ) : (
        <>
          <p>{m.isPlaced()}</p>
          <Ways>
            <TrackButton orderId={undefined} />
          </Ways>
        </>
      )}
      <Divider className="w-full max-w-xs" />
      <p className="flex flex-wrap justify-center gap-x-8">
        <Link to="/" className="link py-2">
          {m.goOnShopping()}
        </Link>
        <Link to="/order" className="link py-2">
          {m.myOrders()}
        </Link>
      </p>
    </div>
  )
}

/** Of an order on a phone, in a shop that leads to WhatsApp by itself. */
const countsDown = ({ device }: Order, { whatsappCountdown }: PublicShop): boolean =>
  device === 'mobile' && whatsappCountdown

function OfOrder({ order, shop }: ThankYouProps & { order: Order }) {
  const link = shop.whatsappNumber && whatsappLink(shop.whatsappNumber, orderMessage(order, shop.name))
  const payment = useRef<HTMLDivElement>(null)
  const isLedAway = countsDown(order, shop)
  useWhatsappCountdown((isLedAway && link) || undefined, payment)
  const isToPay = order.actions.includes('giveReference')
  const { error } = useQuery({ ...upiQuery(order._id), enabled: isToPay })
  // Who has to pay first is shown the way to the chat once the payment is named, but where it opens by itself or is all that is left.
  const leadsToChat = isLedAway || !isToPay || givenReference(order.paymentId) !== null || isUpiUnset(error)
  const confirmsItself = useConfirmsItself(order)
  useOrderAddressWhileAway(order._id, isToPay)
  return (
    <>
      <div className="grid gap-1">
        <p className="text-lg">
          <Sentence
            text={m.orderIsPlaced({ number: '{number}', total: '{total}' })}
            parts={{
              number: <strong>{order.number}</strong>,
              total: <strong>{formatRupees(order.grandTotal)}</strong>,
            }}
          />
        </p>
        <p>{paymentWords(order, confirmsItself)}</p>
        <p className="text-sm text-ink-soft">
          <Sentence
            text={m.orderIdIs({ id: '{id}' })}
            parts={{ id: <span className="select-all [overflow-wrap:anywhere]">{order._id}</span> }}
          />
        </p>
      </div>
      <div ref={payment} className="w-full text-start empty:hidden">
        <CashCheckPanel order={order} />
        <UpiPayment order={order} />
      </div>
      <Ways>
        <TrackButton orderId={order._id} waits={isLedAway} second={isToPay} />
        {link && leadsToChat && (
          <a
            href={link}
            className={buttonClass({ variant: 'secondary', size: 'lg' })}
            target="_blank"
            rel="noreferrer"
            onClick={() => endThanks(localStorage)}
          >
            {m.sendOnWhatsapp()}
          </a>
        )}
      </Ways>
      <div className="grid w-full grid-cols-[minmax(0,1fr)] items-start gap-4 md:grid-cols-2">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
          <OrderedPieces order={order} shop={shop} />
          <DeliverTo order={order} mailed={shop.sendsMails} />
        </div>
        <WhatNext order={order} confirmsItself={confirmsItself} />
      </div>
    </>
  )
}

const Ways = ({ children }: { children: ReactNode }) => (
  <div className="flex flex-wrap justify-center gap-3">{children}</div>
)
