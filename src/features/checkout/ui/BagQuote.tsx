import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { Cart } from '#/features/cart/cart.schema.ts'
import { m as ofCart } from '#/features/cart/messages/cart.messages.ts'
import { bagServicesQuery } from '#/features/tailoring/tailoring.queries.ts'
import { chosenTotal } from '#/features/tailoring/tailoring.rules.ts'
import { formatRupees } from '#/platform/money/money.ts'
import { Price } from '#/ui/kit/Price.tsx'
import { m } from '../messages/checkout.messages.ts'
import { useQuote } from '../quote.queries.ts'
import { CodeField } from './CodeField.tsx'
import { OfferRows, OfferWords } from './OfferLines.tsx'

export interface BagQuoteProps {
  cart: Cart
  /** What stands there without offers. */
  children: ReactNode
}

/** What the bag comes to with the offers of the shop, and with what is done with its lines. */
export function BagQuote({ cart, children }: BagQuoteProps) {
  const quote = useQuote(cart)
  const { data: services } = useQuery(bagServicesQuery)
  const servicesTotal = chosenTotal(services, cart.items)
  if (!quote && servicesTotal === 0) return children
  return (
    <>
      <dl className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-1 text-sm text-ink-soft tabular-nums">
        <dt>{ofCart.subtotal()}</dt>
        <dd className="text-end">{formatRupees(cart.subTotal)}</dd>
        {servicesTotal > 0 && (
          <>
            <dt>{m.finishedByUs()}</dt>
            <dd className="text-end">{formatRupees(servicesTotal)}</dd>
          </>
        )}
        {quote && <OfferRows quote={quote} />}
        <dt>{ofCart.shipping()}</dt>
        <dd className="text-end">{ofCart.free()}</dd>
        <dt className="text-base font-semibold text-ink">{ofCart.total()}</dt>
        <dd className="text-end text-ink">
          <Price rupees={(quote?.total ?? cart.grandTotal) + servicesTotal} />
        </dd>
      </dl>
      {quote && <OfferWords quote={quote} />}
      {quote && <CodeField quote={quote} />}
    </>
  )
}
