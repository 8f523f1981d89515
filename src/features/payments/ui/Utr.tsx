import type { Order } from '#/features/orders/schema/orders.schema.ts'
import { CopyText } from '#/features/orders/ui/CopyText.tsx'
import { Callout } from '#/ui/kit/Callout.tsx'

/** The bank's reference of a UPI payment, large and to be copied, and what is odd about it. */
export function Utr({ payment }: { payment: Order['paymentId'] }) {
  if (!payment.reference) {
    return (
      <Callout tone="warning" title="The customer gave no reference" className="mt-1">
        Look for the amount and the order’s number in your bank account.
      </Callout>
    )
  }
  return (
    <>
      <span className="text-2xl font-semibold">
        <CopyText text={payment.reference} name="UPI reference" />
      </span>
      {payment.referenceUsedTwice && (
        <Callout tone="warning" title="The same reference stands at another order" className="mt-1">
          One payment pays one order. Search for the reference’s other order before you go on.
        </Callout>
      )}
    </>
  )
}
