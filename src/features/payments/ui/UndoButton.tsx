import { useState } from 'react'
import { arrivesBy } from '#/features/orders/rules/payments.rules.ts'
import type { Order } from '#/features/orders/schema/orders.schema.ts'
import { ageText } from '#/features/orders/ui/age.rules.ts'
import { errorText } from '#/platform/http/errorText.ts'
import { MINUTE_MS } from '#/platform/time/spans.rules.ts'
import { Button } from '#/ui/kit/Button.tsx'
import { ConfirmDialog } from '#/ui/kit/ConfirmDialog.tsx'
import { toast } from '#/ui/kit/toast.ts'
import { m } from '../messages/payments.messages.ts'
import { useUndoPayment } from '../undo/undo.queries.ts'
import { useTimeLeft } from './useTimeLeft.ts'

/** Takes back that money came in, for as long as that can be done; nothing for any other order. */
export function UndoButton({ order }: { order: Order }) {
  const { undo, type, _id } = order.paymentId
  const left = useTimeLeft(undo?.until)
  const take = useUndoPayment(_id)
  const [asking, setAsking] = useState(false)
  if (!undo || left <= 0) return null
  const isCash = arrivesBy('courier', type)
  const time = ageText(left + MINUTE_MS)
  return (
    <>
      <Button variant="quiet" onClick={() => setAsking(true)}>
        {isCash ? m.undoCash() : m.undoApproval()}
      </Button>
      <ConfirmDialog
        open={asking}
        title={isCash ? m.cashNotThere() : m.moneyNotThere()}
        text={
          isCash
            ? m.undoCashText({ number: order.number, time })
            : m.undoApprovalText({ number: order.number, name: order.customer.name, time })
        }
        confirmLabel={m.takeBack()}
        pending={take.isPending}
        onConfirm={() =>
          // With the answer this button is gone, and callbacks of `mutate` with it.
          void take
            .mutateAsync(undo.event)
            .then(
              () => toast.success(m.pendingAgain({ number: order.number })),
              (error) => toast.error(errorText(error, { fallback: m.notTakenBack() })),
            )
            .finally(() => setAsking(false))
        }
        onCancel={() => setAsking(false)}
      />
    </>
  )
}
