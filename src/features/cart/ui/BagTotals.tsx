import { Link } from '@tanstack/react-router'
import { type ComponentType, type ReactNode, Suspense } from 'react'
import { formatRupees } from '#/platform/money/money.ts'
import { buttonClass } from '#/ui/kit/buttonClass.ts'
import { Price } from '#/ui/kit/Price.tsx'
import type { Cart } from '../cart.schema.ts'
import { m } from '../messages/cart.messages.ts'

export interface BagTotalsProps {
  cart: Cart
  onLeave: () => void
  /** What it comes to with what later rooms make of it; it is given what stands there without them. */
  Totals?: ComponentType<{ cart: Cart; children: ReactNode }> | undefined
}

/** What the bag comes to, and the way to the checkout. */
export function BagTotals({ cart, onLeave, Totals }: BagTotalsProps) {
  const plain = (
    <dl className="grid grid-cols-[1fr_auto] gap-y-1 text-sm text-ink-soft tabular-nums">
      <dt>{m.subtotal()}</dt>
      <dd className="text-end">{formatRupees(cart.subTotal)}</dd>
      <dt>{m.shipping()}</dt>
      <dd className="text-end">{m.free()}</dd>
      <dt className="text-base font-semibold text-ink">{m.total()}</dt>
      <dd className="text-end text-ink">
        <Price rupees={cart.grandTotal} />
      </dd>
    </dl>
  )
  return (
    <>
      {Totals ? (
        <Suspense fallback={plain}>
          <Totals cart={cart}>{plain}</Totals>
        </Suspense>
      ) : (
        plain
      )}
      <Link
        to="/checkout"
        onClick={onLeave}
        className={buttonClass({ variant: 'primary', size: 'lg', block: true }, 'mt-3')}
      >
        {m.proceedToCheckout()}
      </Link>
    </>
  )
}
