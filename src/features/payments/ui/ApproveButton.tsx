import { useState } from 'react'
import type { Order } from '#/features/orders/schema/orders.schema.ts'
import { Button } from '#/ui/kit/Button.tsx'
import { toast } from '#/ui/kit/toast.ts'
import { useApprovePayment } from '../payments.queries.ts'
import { MoneyDialog } from './MoneyDialog.tsx'

export interface ApproveButtonProps {
  order: Order
  /** `primary` where it is the one action of the screen. */
  variant?: 'primary' | 'secondary'
  size?: 'sm' | 'md'
}

/** Completes a pending UPI payment (admins) after showing what to compare with the bank; nothing for any other. */
export function ApproveButton({ order, variant = 'secondary', size = 'sm' }: ApproveButtonProps) {
  const approve = useApprovePayment()
  const [asking, setAsking] = useState(false)
  if (!order.actions.includes('approve')) return null
  return (
    <>
      <Button
        size={size}
        variant={variant}
        aria-label={`Approve payment of order ${order.number}`}
        onClick={() => setAsking(true)}
      >
        Approve
      </Button>
      {asking && (
        <MoneyDialog
          order={order}
          title="Is the money in your bank account?"
          text="Compare amount and reference with your bank’s statement. The customer gets a mail."
          confirmLabel="Approve payment"
          pending={approve.isPending}
          onClose={() => setAsking(false)}
          onConfirm={() =>
            // On a work list the order leaves it, and this button with it, before the answer is told.
            void approve
              .mutateAsync(order.paymentId._id)
              .then(
                () => toast.success('Payment approved successfully'),
                () => toast.error('Failed to approve payment'),
              )
              .finally(() => setAsking(false))
          }
        />
      )}
    </>
  )
}
