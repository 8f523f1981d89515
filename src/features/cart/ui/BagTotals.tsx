import { Link } from '@tanstack/react-router'
import { formatRupees } from '#/platform/money/money.ts'
import { buttonClass } from '#/ui/kit/buttonClass.ts'
import { Price } from '#/ui/kit/Price.tsx'
import type { Cart } from '../cart.schema.ts'

export interface BagTotalsProps {
  cart: Cart
  onLeave: () => void
}

/** What the bag comes to, and the way to the checkout. */
export function BagTotals({ cart, onLeave }: BagTotalsProps) {
  return (
    <>
      <dl className="grid grid-cols-[1fr_auto] gap-y-1 text-sm text-ink-soft tabular-nums">
        <dt>Subtotal</dt>
        <dd className="text-end">{formatRupees(cart.subTotal)}</dd>
        <dt>Shipping</dt>
        <dd className="text-end">FREE</dd>
        <dt className="text-base font-semibold text-ink">Total</dt>
        <dd className="text-end text-ink">
          <Price rupees={cart.grandTotal} />
        </dd>
      </dl>
      <Link
        to="/checkout"
        onClick={onLeave}
        className={buttonClass({ variant: 'primary', size: 'lg', block: true }, 'mt-3')}
      >
        Proceed To Checkout
      </Link>
    </>
  )
}
