import { ShieldCheck } from '#/ui/icons/other.tsx'
import { methodFacts, type PaymentState } from '../rules/payments.rules.ts'
import { m } from './messages/order.messages.ts'

export interface PaymentLineProps {
  payment: PaymentState
  /** What it is called where that is not the way that was chosen: `Store credit`. */
  text?: string | undefined
}

/** How the order is paid: with a shield when the money is there, else "- Pending". */
export function PaymentLine({ payment, text }: PaymentLineProps) {
  const how = text ?? methodFacts[payment.type].text
  return (
    <span className="inline-flex items-center gap-2">
      {payment.status === 'Completed' ? (
        <>
          {how}
          <ShieldCheck role="img" aria-label={m.completed()} className="size-5 flex-none text-success" />
        </>
      ) : (
        m.pendingWay({ way: how })
      )}
    </span>
  )
}
