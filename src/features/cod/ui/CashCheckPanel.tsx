import { useQuery } from '@tanstack/react-query'
import type { Order } from '#/features/orders/schema/orders.schema.ts'
import { errorText } from '#/platform/http/errorText.ts'
import { Button } from '#/ui/kit/Button.tsx'
import { Callout } from '#/ui/kit/Callout.tsx'
import { toast } from '#/ui/kit/toast.ts'
import { cashCheckQuery, useConfirmOrder } from '../cod.queries.ts'
import { untilText } from './untilText.ts'

/** What the customer of an order at the door is still asked; nothing where nothing is awaited. */
export function CashCheckPanel({ order }: { order: Order }) {
  const mayConfirm = order.actions.includes('confirmCash')
  const waits = mayConfirm || (order.cashCheck === 'advance' && order.status === 'placed')
  const { data: check } = useQuery({ ...cashCheckQuery(order._id), enabled: waits })
  const confirm = useConfirmOrder(order._id)
  if (!waits) return null
  const late = check && (
    <p className="mt-1">
      Without it until <time dateTime={check.cancelAt}>{untilText(check.cancelAt)}</time> the order is
      cancelled by itself, and you owe nothing.
    </p>
  )
  if (!mayConfirm)
    return (
      <Callout tone="warning" className="mt-4" title="We pack it once the first part is here">
        <p>
          Pay it by UPI as shown below, and enter the reference of your payment. The total stays the same.
        </p>
        {late}
      </Callout>
    )
  return (
    <Callout
      tone="warning"
      className="mt-4"
      title="Do you want this order?"
      action={
        <Button
          variant="primary"
          pending={confirm.isPending}
          onClick={() =>
            void confirm.mutateAsync(undefined).then(
              () => toast.success('Thank you. We pack your order now.'),
              (error) =>
                toast.error(
                  errorText(error, { fallback: 'This could not be confirmed.', reasons: 'refusals' }),
                ),
            )
          }
        >
          Yes, pack it
        </Button>
      }
    >
      <p>It is paid at the door. One press, and we pack it.</p>
      {late}
    </Callout>
  )
}
