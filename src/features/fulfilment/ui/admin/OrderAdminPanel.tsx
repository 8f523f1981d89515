import { useState } from 'react'
import { adminSteps, type OrderAction, usualSteps } from '#/features/orders/rules/life.rules.ts'
import type { Order } from '#/features/orders/schema/orders.schema.ts'
import { ApproveButton } from '#/features/payments/ui/ApproveButton.tsx'
import { CashButton } from '#/features/payments/ui/CashButton.tsx'
import { UndoButton } from '#/features/payments/ui/UndoButton.tsx'
import { ParcelDialog } from '#/features/shipping/ui/ParcelDialog.tsx'
import { Button } from '#/ui/kit/Button.tsx'
import { CancelOrder } from '../cancel/CancelOrder.tsx'
import { CancelPieces } from '../cancel/CancelPieces.tsx'
import { m } from './messages/fulfilmentAdmin.messages.ts'
import { NoteDialog } from './NoteDialog.tsx'
import { StepDialog } from './StepDialog.tsx'

/** What an admin may do with an order now: the buttons are the server's list of actions. */
export function OrderAdminPanel({ order }: { order: Order }) {
  const [open, setOpen] = useState<OrderAction>()
  const close = () => setOpen(undefined)
  const may = (action: OrderAction) => order.actions.includes(action)
  const main = (['approve', ...usualSteps.map(({ action }) => action)] as const).find(may)
  const look = (action: OrderAction) => (action === main ? 'primary' : 'secondary')
  const step = adminSteps.find(({ action }) => action === open)
  return (
    <section aria-label={m.whatToDo()} className="flex flex-wrap items-center gap-3">
      <ApproveButton order={order} size="md" variant={look('approve')} />
      {adminSteps
        .filter(({ action }) => may(action))
        .map(({ action, label }) => (
          <Button key={action} variant={look(action)} onClick={() => setOpen(action)}>
            {label}
          </Button>
        ))}
      <CashButton order={order} />
      <UndoButton order={order} />
      {may('correctParcel') && (
        <Button variant="quiet" onClick={() => setOpen('correctParcel')}>
          {m.correctTracking()}
        </Button>
      )}
      {may('note') && (
        <Button variant="quiet" onClick={() => setOpen('note')}>
          {m.addNote()}
        </Button>
      )}
      <CancelPieces area="admin" order={order} />
      <CancelOrder order={order} />
      {step && <StepDialog order={order} step={step} onClose={close} />}
      {open === 'correctParcel' && <ParcelDialog order={order} onClose={close} />}
      {open === 'note' && <NoteDialog order={order} onClose={close} />}
    </section>
  )
}
