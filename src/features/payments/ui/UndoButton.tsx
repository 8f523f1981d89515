import { useState } from 'react'
import { arrivesBy } from '#/features/orders/rules/payments.rules.ts'
import type { Order } from '#/features/orders/schema/orders.schema.ts'
import { ageText } from '#/features/orders/ui/age.rules.ts'
import { errorText } from '#/platform/http/errorText.ts'
import { Button } from '#/ui/kit/Button.tsx'
import { ConfirmDialog } from '#/ui/kit/ConfirmDialog.tsx'
import { toast } from '#/ui/kit/toast.ts'
import { useUndoPayment } from '../undo/undo.queries.ts'
import { useTimeLeft } from './useTimeLeft.ts'

const MINUTE_MS = 60_000

/** Takes back that money came in, for as long as that can be done; nothing for any other order. */
export function UndoButton({ order }: { order: Order }) {
  const { undo, type, _id } = order.paymentId
  const left = useTimeLeft(undo?.until)
  const take = useUndoPayment(_id)
  const [asking, setAsking] = useState(false)
  if (!undo || left <= 0) return null
  const isCash = arrivesBy('courier', type)
  return (
    <>
      <Button variant="quiet" onClick={() => setAsking(true)}>
        {isCash ? 'Undo “Cash collected”' : 'Undo the approval'}
      </Button>
      <ConfirmDialog
        open={asking}
        title={isCash ? 'Is the cash not there?' : 'Is the money not there?'}
        text={`The payment of order ${order.number} is pending again${
          isCash ? '.' : `, and ${order.customer.name} gets a mail that we wrote too early.`
        } This can be done for another ${ageText(left + MINUTE_MS)}.`}
        confirmLabel="Take it back"
        pending={take.isPending}
        onConfirm={() =>
          // With the answer this button is gone, and callbacks of `mutate` with it.
          void take
            .mutateAsync(undo.event)
            .then(
              () => toast.success(`The payment of order ${order.number} is pending again`),
              (error) => toast.error(errorText(error, { fallback: 'This could not be taken back.' })),
            )
            .finally(() => setAsking(false))
        }
        onCancel={() => setAsking(false)}
      />
    </>
  )
}
