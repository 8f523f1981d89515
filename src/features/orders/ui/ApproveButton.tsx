import { Button } from '#/ui/kit/Button.tsx'
import { toast } from '#/ui/kit/toast.ts'
import { useApprovePayment } from '../orders.queries.ts'
import { approvalOf } from '../orders.rules.ts'
import type { Order } from '../orders.schema.ts'

/** Completes a pending UPI payment (admins); nothing for any other. */
export function ApproveButton({ order }: { order: Order }) {
  const approve = useApprovePayment()
  if (approvalOf(order.paymentId) !== 'approve') return null
  return (
    <Button
      size="sm"
      variant="primary"
      pending={approve.isPending}
      aria-label={`Approve payment of order ${order.number}`}
      onClick={() =>
        approve.mutate(order.paymentId._id, {
          onSuccess: () => toast.success('Payment approved successfully'),
          onError: () => toast.error('Failed to approve payment'),
        })
      }
    >
      Approve
    </Button>
  )
}
