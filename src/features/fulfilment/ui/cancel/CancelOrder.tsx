import { useState } from 'react'
import type { Order } from '#/features/orders/schema/orders.schema.ts'
import { errorText } from '#/platform/http/errorText.ts'
import { formatRupees } from '#/platform/money/money.ts'
import { Button } from '#/ui/kit/Button.tsx'
import { ConfirmDialog } from '#/ui/kit/ConfirmDialog.tsx'
import { toast } from '#/ui/kit/toast.ts'
import { useCancelOrder } from '../../fulfilment.queries.ts'
import { m } from '../../messages/fulfilment.messages.ts'

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
        {m.cancelOrder()}
      </Button>
      <ConfirmDialog
        open={asking}
        title={m.cancelOrderNumber({ number: order.number })}
        text={back > 0 ? m.cancelSendsBack({ amount: formatRupees(back) }) : m.cancelIsFinal()}
        confirmLabel={m.cancelTheOrder()}
        cancelLabel={m.leaveAsIs()}
        tone="danger"
        pending={cancel.isPending}
        onConfirm={() =>
          cancel.mutate(undefined, {
            onSuccess: () => toast.success(m.orderCancelled({ number: order.number })),
            onError: (error) => toast.error(errorText(error, { fallback: m.cancelFailed() })),
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
