import { useQuery } from '@tanstack/react-query'
import type { Order } from '#/features/orders/schema/orders.schema.ts'
import { errorText } from '#/platform/http/errorText.ts'
import { Button } from '#/ui/kit/Button.tsx'
import { Callout } from '#/ui/kit/Callout.tsx'
import { toast } from '#/ui/kit/toast.ts'
import { cashCheckQuery, useConfirmOrder } from '../cod.queries.ts'
import { m } from '../messages/cod.messages.ts'
import { untilText } from './untilText.ts'

/** What the customer of an order at the door is still asked; nothing where nothing is awaited. */
export function CashCheckPanel({ order }: { order: Order }) {
  const mayConfirm = order.actions.includes('confirmCash')
  const waits = mayConfirm || (order.cashCheck === 'advance' && order.status === 'placed')
  const { data: check } = useQuery({ ...cashCheckQuery(order._id), enabled: waits })
  const confirm = useConfirmOrder(order._id)
  if (!waits) return null
  const late = check && <p className="mt-1">{m.panelLate({ time: untilText(check.cancelAt) })}</p>
  if (!mayConfirm)
    return (
      <Callout tone="warning" className="mt-4" title={m.packOnceHere()}>
        <p>{m.payAsShown()}</p>
        {late}
      </Callout>
    )
  return (
    <Callout
      tone="warning"
      className="mt-4"
      title={m.wantThisOrder()}
      action={
        <Button
          variant="primary"
          pending={confirm.isPending}
          onClick={() =>
            void confirm.mutateAsync(undefined).then(
              () => toast.success(m.thankYouPacking()),
              (error) => toast.error(errorText(error, { fallback: m.notConfirmed(), reasons: 'refusals' })),
            )
          }
        >
          {m.yesPackIt()}
        </Button>
      }
    >
      <p>{m.paidOnDeliveryOnePress()}</p>
      {late}
    </Callout>
  )
}
