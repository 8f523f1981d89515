import type { ReactNode } from 'react'
import { arrivesBy } from '#/features/orders/rules/payments.rules.ts'
import type { Order } from '#/features/orders/schema/orders.schema.ts'
import { formatRupees } from '#/platform/money/money.ts'
import { Button } from '#/ui/kit/Button.tsx'
import { Dialog } from '#/ui/kit/Dialog.tsx'
import { m } from '../messages/payments.messages.ts'
import { Utr } from './Utr.tsx'

export interface MoneyDialogProps {
  order: Order
  title: string
  /** What to look at before saying yes. */
  text: ReactNode
  confirmLabel: string
  pending: boolean
  onConfirm: () => void
  onClose: () => void
}

/** Asks before money is written down as received: whose, how much, and what the bank calls it. */
export function MoneyDialog({
  order,
  title,
  text,
  confirmLabel,
  pending,
  onConfirm,
  onClose,
}: MoneyDialogProps) {
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      description={text}
      size="sm"
      actions={
        <>
          <Button variant="quiet" onClick={onClose} disabled={pending}>
            {m.notYet()}
          </Button>
          <Button variant="primary" onClick={onConfirm} pending={pending}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      <dl className="mt-4 grid gap-3 text-start whitespace-normal">
        <Fact name={m.order()}>{order.number}</Fact>
        <Fact name={m.name()}>{order.customer.name}</Fact>
        <Fact name={m.amount()}>
          <span className="text-2xl font-semibold tabular-nums">
            {formatRupees(order.paymentId.atDelivery ?? order.paymentId.amount)}
          </span>
        </Fact>
        {arrivesBy('transfer', order.paymentId.type) && (
          <Fact name={m.upiReferenceUtr()}>
            <Utr payment={order.paymentId} />
          </Fact>
        )}
      </dl>
    </Dialog>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-sm text-ink-soft">{name}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </div>
  )
}
