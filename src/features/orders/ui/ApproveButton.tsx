import { Button } from '#/ui/kit/Button.tsx'
import { toast } from '#/ui/kit/toast.ts'
import { useApprovePayment } from '../orders.queries.ts'
import type { Order } from '../orders.schema.ts'

export interface ApproveButtonProps {
  order: Order
  /** `primary` where it is the one action of the screen. */
  variant?: 'primary' | 'secondary'
  size?: 'sm' | 'md'
}

/** Completes a pending UPI payment (admins); nothing for any other. */
export function ApproveButton({ order, variant = 'secondary', size = 'sm' }: ApproveButtonProps) {
  const approve = useApprovePayment()
  if (!order.actions.includes('approve')) return null
  return (
    <Button
      size={size}
      variant={variant}
      pending={approve.isPending}
      aria-label={`Approve payment of order ${order.number}`}
      onClick={() =>
        // In a queue the order leaves the list, and this button with it, before the answer is told.
        void approve.mutateAsync(order.paymentId._id).then(
          () => toast.success('Payment approved successfully'),
          () => toast.error('Failed to approve payment'),
        )
      }
    >
      Approve
    </Button>
  )
}
