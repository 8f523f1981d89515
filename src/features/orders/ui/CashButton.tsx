import { Button } from '#/ui/kit/Button.tsx'
import { toast } from '#/ui/kit/toast.ts'
import { failureText } from '../../accounts/ui/failureText.ts'
import { useCollectCash } from '../orders.life.queries.ts'
import type { Order } from '../orders.schema.ts'

/** Writes down that the cash of an order is there (admins); nothing for any other. */
export function CashButton({ order, size = 'md' }: { order: Order; size?: 'sm' | 'md' }) {
  const cash = useCollectCash()
  if (!order.actions.includes('collectCash')) return null
  return (
    <Button
      size={size}
      pending={cash.isPending}
      aria-label={`Cash collected for order ${order.number}`}
      onClick={() =>
        // In a queue the order leaves the list, and this button with it, before the answer is told.
        void cash.mutateAsync(order.paymentId._id).then(
          ({ message }) => toast.success(message),
          (error) => toast.error(failureText(error, 'This could not be written down.')),
        )
      }
    >
      Cash collected
    </Button>
  )
}
