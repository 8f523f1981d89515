import { Badge } from '#/ui/kit/Badge.tsx'
import { arrivesBy, type PaymentState, paymentLabel } from '../rules/payments.rules.ts'

/** The payment as lists show it: Completed, Pending, or COD for cash not yet taken. */
export function PaymentBadge({ payment }: { payment: PaymentState }) {
  const tone =
    payment.status === 'Completed' ? 'success' : arrivesBy('courier', payment.type) ? 'neutral' : 'warning'
  return <Badge tone={tone}>{paymentLabel(payment)}</Badge>
}
