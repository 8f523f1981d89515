import { useState } from 'react'
import type { Order } from '#/features/orders/schema/orders.schema.ts'
import { Button } from '#/ui/kit/Button.tsx'
import { toast } from '#/ui/kit/toast.ts'
import { m } from '../messages/payments.messages.ts'
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
        aria-label={m.approveOf({ number: order.number })}
        onClick={() => setAsking(true)}
      >
        {m.approve()}
      </Button>
      {asking && (
        <MoneyDialog
          order={order}
          title={m.isMoneyThere()}
          text={m.compare()}
          confirmLabel={m.approvePayment()}
          pending={approve.isPending}
          onClose={() => setAsking(false)}
          onConfirm={() =>
            // On a work list the order leaves it, and this button with it, before the answer is told.
            void approve
              .mutateAsync(order.paymentId._id)
              .then(
                () => toast.success(m.approved()),
                () => toast.error(m.approveFailed()),
              )
              .finally(() => setAsking(false))
          }
        />
      )}
    </>
  )
}
