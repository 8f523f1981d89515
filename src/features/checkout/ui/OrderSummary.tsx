import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import clsx from 'clsx'
import { useId, useState } from 'react'
import { shortLines } from '#/features/cart/cart.rules.ts'
import type { Cart, CartItem } from '#/features/cart/cart.schema.ts'
import { leftText } from '#/features/cart/leftText.rules.ts'
import { m as ofCart } from '#/features/cart/messages/cart.messages.ts'
import { chargesGst } from '#/features/shop/registration.rules.ts'
import { shopQuery } from '#/features/shop/shop.queries.ts'
import { bagServicesQuery } from '#/features/tailoring/tailoring.queries.ts'
import { chosenIn, chosenTotal } from '#/features/tailoring/tailoring.rules.ts'
import { formatRupees } from '#/platform/money/money.ts'
import { ChevronDown } from '#/ui/icons/storefront.tsx'
import { Picture } from '#/ui/kit/Picture.tsx'
import { Price } from '#/ui/kit/Price.tsx'
import { m } from '../messages/checkout.messages.ts'
import { useQuote } from '../quote.queries.ts'
import { CodeField } from './CodeField.tsx'
import { OfferRows, OfferWords } from './OfferLines.tsx'

export interface OrderSummaryProps {
  cart: Cart
  /** What wrapping a gift costs, rupees; 0 for nothing. */
  wrap: number
  /** Where it goes, as `useQuotePlace` says it. */
  place: string
}

/**
 * What is being ordered and what it comes to: shipping FREE, tax 0, grand total = subtotal (specification, section 2), less what offers
 * take off.
 * Beside the form on wide screens; above it, folded to the total, on narrow ones.
 */
export function OrderSummary({ cart, wrap, place }: OrderSummaryProps) {
  const { data: shop } = useSuspenseQuery(shopQuery)
  const short = new Set(shortLines(cart.items).map((line) => line._id))
  const [opened, setOpened] = useState(false)
  const isOpen = opened || short.size > 0
  const id = useId()
  const { data: services } = useQuery(bagServicesQuery)
  const done = chosenIn(services)
  const servicesTotal = chosenTotal(services, cart.items)
  const quote = useQuote(cart, place)
  const grandTotal = (quote?.total ?? cart.grandTotal) + servicesTotal + wrap
  const pieces = cart.items.reduce((all, { quantity }) => all + quantity, 0)
  return (
    <section aria-labelledby="order-summary" className="rounded-lg border border-line bg-surface lg:p-5">
      <h2 id="order-summary" className="sr-only text-xl lg:not-sr-only">
        {m.orderSummary()}
      </h2>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpened(!isOpen)}
        className="flex min-h-13 w-full flex-wrap items-center justify-between gap-x-4 px-5 py-2 text-start lg:hidden"
      >
        <span className="flex items-center gap-2">
          <ChevronDown
            aria-hidden
            className={clsx('size-5 flex-none transition-transform', isOpen && 'rotate-180')}
          />
          {m.pieces({ count: pieces })}
        </span>
        <strong className="tabular-nums">{formatRupees(grandTotal)}</strong>
      </button>
      <div id={id} className={clsx('max-lg:px-5 max-lg:pb-5', !isOpen && 'max-lg:hidden')}>
        <ul className="mt-3 divide-y divide-line">
          {cart.items.map((item) => (
            <li key={item._id} className="py-3">
              <SummaryLine item={item} />
              {done.get(item._id)?.map(({ _id, name, price }) => (
                <p key={_id} className="mt-1 flex justify-between gap-4 ps-17 text-sm text-ink-soft">
                  <span className="min-w-0 wrap-anywhere">{name}</span>
                  <span className="tabular-nums">{formatRupees(price * item.quantity)}</span>
                </p>
              ))}
              {short.has(item._id) && (
                <p className="mt-1 text-sm font-semibold text-danger">{leftText(item.product)}</p>
              )}
            </li>
          ))}
        </ul>
        <dl className="mt-3 grid grid-cols-[1fr_auto] gap-y-2 border-t border-line pt-4 text-ink-soft tabular-nums">
          <dt>{ofCart.subtotal()}</dt>
          <dd className="text-end">{formatRupees(cart.subTotal + servicesTotal)}</dd>
          {wrap > 0 && (
            <>
              <dt>{m.giftWrap()}</dt>
              <dd className="text-end">{formatRupees(wrap)}</dd>
            </>
          )}
          {quote && <OfferRows quote={quote} />}
          <dt>{ofCart.shipping()}</dt>
          <dd className="text-end font-semibold text-success">{ofCart.free()}</dd>
          <dt>{m.tax()}</dt>
          <dd className="text-end">{formatRupees(cart.tax)}</dd>
          <dt className="border-t border-line pt-3 font-semibold text-ink">{m.grandTotal()}</dt>
          <dd className="border-t border-line pt-3 text-end text-ink">
            <Price rupees={grandTotal} />
          </dd>
        </dl>
        {quote && <OfferWords quote={quote} />}
        {quote && <CodeField quote={quote} />}
        <p className="mt-3 text-sm text-ink-faint">
          {chargesGst(shop) ? m.pricesIncludeGst() : m.nothingAdded()}
        </p>
      </div>
    </section>
  )
}

function SummaryLine({ item: { product, quantity, size } }: { item: CartItem }) {
  const [image] = product.images
  const pieces = `${quantity} x ${formatRupees(product.price)}`
  return (
    <div className="grid grid-cols-[3.5rem_minmax(0,1fr)_auto] gap-3">
      {image ? (
        <Picture src={image} alt="" sizes="56px" className="self-start rounded-sm" />
      ) : (
        <span className="aspect-17/24 self-start rounded-sm bg-sand" />
      )}
      <div className="min-w-0">
        <p className="leading-snug [overflow-wrap:anywhere]">{product.name}</p>
        <p className="text-sm text-ink-soft">{size ? m.ofSize({ pieces, size }) : pieces}</p>
      </div>
      <p className="text-end tabular-nums">{formatRupees(product.price * quantity)}</p>
    </div>
  )
}
