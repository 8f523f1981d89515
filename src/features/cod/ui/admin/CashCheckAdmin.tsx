import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Order } from '#/features/orders/schema/orders.schema.ts'
import { errorText } from '#/platform/http/errorText.ts'
import { Button } from '#/ui/kit/Button.tsx'
import { Callout } from '#/ui/kit/Callout.tsx'
import { ConfirmDialog } from '#/ui/kit/ConfirmDialog.tsx'
import { toast } from '#/ui/kit/toast.ts'
import { cashCheckQuery, usePassOrder } from '../../cod.queries.ts'
import { untilText } from '../untilText.ts'

/** For admins: why an order at the door is not packed yet, and the way around it; nothing where nothing is awaited. */
export function CashCheckAdmin({ order }: { order: Order }) {
  const waits = order.actions.includes('passCash')
  const { data: check } = useQuery({ ...cashCheckQuery(order._id), enabled: waits })
  const pass = usePassOrder(order._id)
  const [asking, setAsking] = useState(false)
  if (!waits) return null
  return (
    <Callout
      tone="warning"
      className="mt-4"
      title={
        order.cashCheck === 'confirm'
          ? 'It waits for its customer to confirm it'
          : 'It waits for the first part of its money'
      }
      action={
        <Button size="sm" onClick={() => setAsking(true)}>
          Pack it all the same
        </Button>
      }
    >
      {check && (
        <p>
          {check.risk} Cancelled by itself on{' '}
          <time dateTime={check.cancelAt}>{untilText(check.cancelAt)}</time>.
        </p>
      )}
      {asking && (
        <ConfirmDialog
          open
          title="Pack it all the same?"
          text="For example because you called the customer. It goes to the list To pack, and the whole amount is paid at the door."
          confirmLabel="Yes, let it pass"
          pending={pass.isPending}
          onCancel={() => setAsking(false)}
          onConfirm={() =>
            void pass
              .mutateAsync(undefined)
              .then(
                () => toast.success('The order may be packed'),
                (error) => toast.error(errorText(error, { fallback: 'This could not be changed.' })),
              )
              .finally(() => setAsking(false))
          }
        />
      )}
    </Callout>
  )
}
