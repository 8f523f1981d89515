import type { Order } from '#/features/orders/schema/orders.schema.ts'
import { CopyText } from '#/features/orders/ui/CopyText.tsx'
import { Callout } from '#/ui/kit/Callout.tsx'
import { m } from '../messages/payments.messages.ts'

/** The bank's reference of a UPI payment, large and to be copied, and what is odd about it. */
export function Utr({ payment }: { payment: Order['paymentId'] }) {
  if (!payment.reference) {
    return (
      <Callout tone="warning" title={m.noReference()} className="mt-1">
        {m.lookForAmount()}
      </Callout>
    )
  }
  return (
    <>
      <span className="text-2xl font-semibold">
        <CopyText text={payment.reference} name={m.upiReference()} />
      </span>
      {payment.referenceUsedTwice && (
        <Callout tone="warning" title={m.sameReference()} className="mt-1">
          {m.onePaysOne()}
        </Callout>
      )}
    </>
  )
}
