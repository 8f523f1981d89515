import { useState } from 'react'
import type { Order } from '#/features/orders/schema/orders.schema.ts'
import { errorText } from '#/platform/http/errorText.ts'
import { Button } from '#/ui/kit/Button.tsx'
import { toast } from '#/ui/kit/toast.ts'
import { m } from '../messages/payments.messages.ts'
import { useCollectCash } from '../payments.queries.ts'
import { MoneyDialog } from './MoneyDialog.tsx'

/** Writes down that the cash of an order is there (admins) after asking once more; nothing for any other. */
export function CashButton({ order, size = 'md' }: { order: Order; size?: 'sm' | 'md' }) {
  const cash = useCollectCash()
  const [asking, setAsking] = useState(false)
  if (!order.actions.includes('collectCash')) return null
  return (
    <>
      <Button
        size={size}
        aria-label={m.cashCollectedFor({ number: order.number })}
        onClick={() => setAsking(true)}
      >
        {m.cashCollected()}
      </Button>
      {asking && (
        <MoneyDialog
          order={order}
          title={m.haveCash()}
          text={m.courierPaid()}
          confirmLabel={m.yesCollected()}
          pending={cash.isPending}
          onClose={() => setAsking(false)}
          onConfirm={() =>
            // On a work list the order leaves it, and this button with it, before the answer is told.
            void cash
              .mutateAsync(order.paymentId._id)
              .then(
                ({ message }) => toast.success(message),
                (error) => toast.error(errorText(error, { fallback: m.notWritten() })),
              )
              .finally(() => setAsking(false))
          }
        />
      )}
    </>
  )
}
