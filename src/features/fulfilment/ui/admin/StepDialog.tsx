import type { ReactElement } from 'react'
import type { AdminStep } from '#/features/orders/rules/life.rules.ts'
import { statusFacts } from '#/features/orders/rules/statuses.rules.ts'
import type { Order } from '#/features/orders/schema/orders.schema.ts'
import { ReturnDialog } from '#/features/returns/ui/ReturnDialog.tsx'
import { errorText } from '#/platform/http/errorText.ts'
import { ConfirmDialog } from '#/ui/kit/ConfirmDialog.tsx'
import { toast } from '#/ui/kit/toast.ts'
import { useChangeStatus } from '../../fulfilment.queries.ts'
import { m } from './messages/fulfilmentAdmin.messages.ts'
import { ShipDialog } from './ShipDialog.tsx'
import { UndeliveredDialog } from './UndeliveredDialog.tsx'

interface StepDialogProps<S extends AdminStep = AdminStep> {
  order: Order
  step: S
  onClose: () => void
}

/** Asks for what belongs to a step, then takes it. */
export function StepDialog({ order, step, onClose }: StepDialogProps): ReactElement {
  switch (step.asks) {
    case 'confirmation':
      return <ConfirmStep order={order} step={step} onClose={onClose} />
    case 'parcel':
      return <ShipDialog order={order} step={step} onClose={onClose} />
    case 'outcome':
      return <UndeliveredDialog order={order} to={step.to} onClose={onClose} />
    case 'pieces':
      return <ReturnDialog order={order} onClose={onClose} />
  }
}

function ConfirmStep({
  order,
  step,
  onClose,
}: StepDialogProps<Extract<AdminStep, { asks: 'confirmation' }>>) {
  const change = useChangeStatus(order._id)
  const isUnpaid = step.mentionsPayment && order.actions.includes('approve')
  return (
    <ConfirmDialog
      open
      title={m.stepQuestion({ step: step.label })}
      text={isUnpaid ? m.upiNotApproved({ question: step.question }) : step.question}
      confirmLabel={step.label}
      pending={change.isPending}
      onConfirm={() =>
        change.mutate(
          { status: step.to },
          {
            onSuccess: () =>
              toast.success(m.orderIs({ number: order.number, status: statusFacts[step.to].label })),
            onError: (error) => toast.error(errorText(error, { fallback: m.notWritten() })),
            onSettled: onClose,
          },
        )
      }
      onCancel={onClose}
    />
  )
}
