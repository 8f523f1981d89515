import { TriangleAlert } from '#/ui/icons/storefront.tsx'
import { Badge } from '#/ui/kit/Badge.tsx'
import { arrivesBy } from '../rules/payments.rules.ts'
import type { Order } from '../schema/orders.schema.ts'
import { m } from './messages/order.messages.ts'

/** The bank's reference of a payment for the admin's list, and whether another payment carries it too. */
export function Reference({ payment }: { payment: Order['paymentId'] }) {
  if (!payment.reference) {
    if (!arrivesBy('transfer', payment.type) || payment.status === 'Completed') return null
    return <span className="text-sm text-ink-faint">{m.noUtr()}</span>
  }
  return (
    <>
      <span className="text-sm tabular-nums select-all text-ink-soft">{payment.reference}</span>
      {payment.referenceUsedTwice && (
        <Badge tone="warning">
          <TriangleAlert aria-hidden className="size-3.5" />
          {m.usedTwice()}
        </Badge>
      )}
    </>
  )
}
