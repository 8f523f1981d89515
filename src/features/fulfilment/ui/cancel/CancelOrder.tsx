import { useState } from 'react'
import type { Order } from '#/features/orders/schema/orders.schema.ts'
import { errorText } from '#/platform/http/errorText.ts'
import { formatRupees } from '#/platform/money/money.ts'
import { Button } from '#/ui/kit/Button.tsx'
import { ConfirmDialog } from '#/ui/kit/ConfirmDialog.tsx'
import { toast } from '#/ui/kit/toast.ts'
import { useCancelOrder } from '../../fulfilment.queries.ts'

/** Cancels an order after asking once more; nothing where that cannot be done any more. */
export function CancelOrder({ order }: { order: Order }) {
  const [asking, setAsking] = useState(false)
  const cancel = useCancelOrder(order._id)
  if (!order.actions.includes('cancel')) return null
  const { advance, status } = order.paymentId
  const back = status === 'Completed' ? toSendBack(order) : advance?.isThere ? advance.amount : 0
  return (
    <>
      <Button variant="quiet" className="text-danger!" onClick={() => setAsking(true)}>
        Cancel order
      </Button>
      <ConfirmDialog
        open={asking}
        title={`Cancel order ${order.number}?`}
        text={
          back > 0
            ? `${formatRupees(back)} was paid and has to be sent back. A cancelled order cannot be taken up again.`
            : 'A cancelled order cannot be taken up again.'
        }
        confirmLabel="Cancel the order"
        cancelLabel="Keep it"
        tone="danger"
        pending={cancel.isPending}
        onConfirm={() =>
          cancel.mutate(undefined, {
            onSuccess: () => toast.success(`Order ${order.number} is cancelled`),
            onError: (error) =>
              toast.error(errorText(error, { fallback: 'The order could not be cancelled.' })),
            onSettled: () => setAsking(false),
          })
        }
        onCancel={() => setAsking(false)}
      />
    </>
  )
}

/** Rupees of what was paid that are not on their way back yet. */
const toSendBack = ({ paymentId, refunds }: Order): number =>
  paymentId.amount - refunds.reduce((sum, { amount, state }) => (state === 'failed' ? sum : sum + amount), 0)
