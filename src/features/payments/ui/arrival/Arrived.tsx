import { useEffect, useRef } from 'react'
import type { Order } from '#/features/orders/schema/orders.schema.ts'
import { formatRupees } from '#/platform/money/money.ts'
import { Callout } from '#/ui/kit/Callout.tsx'
import { m } from '../../messages/payments.messages.ts'
import type { Arrival } from './useArrival.ts'

export interface ArrivedProps extends Arrival {
  order: Pick<Order, 'number' | 'paymentId'>
}

/** In place of the payment panel: the money came while the page was open. It stands there empty before, so that it is read out. */
export function Arrived({ order, hasArrived, takesFocus }: ArrivedProps) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // Whoever was in the panel would stand at the top of the page again.
    if (hasArrived && takesFocus) place.current?.focus({ preventScroll: true })
  }, [hasArrived, takesFocus])
  return (
    <div ref={place} role="status" tabIndex={-1} className="rounded-md text-start">
      {hasArrived && (
        <Callout tone="success" title={m.hasArrived({ amount: formatRupees(order.paymentId.amount) })}>
          {m.nothingLeft({ number: order.number })}
        </Callout>
      )}
    </div>
  )
}
