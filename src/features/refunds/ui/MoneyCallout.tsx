import { isOver } from '#/features/orders/rules/statuses.rules.ts'
import type { Order } from '#/features/orders/schema/orders.schema.ts'
import type { OrdersArea } from '#/features/orders/ui/ordersSearch.ts'
import { formatRupees } from '#/platform/money/money.ts'
import { Callout } from '#/ui/kit/Callout.tsx'
import { LateMoney } from './LateMoney.tsx'
import { m } from './messages/goingBack.messages.ts'

/** What is odd about the money of an order: it may have come in late, or its reference was used before. */
export function MoneyCallout({ area, order }: { area: OrdersArea; order: Order }) {
  const { paymentId: payment, status } = order
  const over = isOver(status)
  const amount = formatRupees(payment.advance?.amount ?? payment.amount)
  const reference = payment.reference ?? payment.advance?.reference
  const isPaid = payment.status === 'Completed'
  return (
    <div className="mt-5 grid gap-3 empty:hidden">
      {over && !isPaid && !payment.advance?.isThere && reference && area === 'customer' && (
        <Callout tone="info" title={m.ifReached({ amount })} />
      )}
      {payment.isUnclear && area === 'admin' && (
        <Callout tone="warning" title={m.mayHavePaid({ amount })}>
          {m.lookFor({ reference: reference ?? '' })}
          <LateMoney order={order} />
        </Callout>
      )}
      {payment.referenceUsedTwice && (
        <Callout tone="warning" title={m.givenTwice()}>
          {m.compareBoth()}
        </Callout>
      )}
    </div>
  )
}
