import { ShieldCheck } from '#/ui/icons/other.tsx'
import { type PaymentState, paymentText } from '../rules/orders.rules.ts'

/** How the order is paid: with a shield when the money is there, else "- Pending". */
export function PaymentLine({ payment }: { payment: PaymentState }) {
  return (
    <span className="inline-flex items-center gap-2">
      {payment.status === 'Completed' ? (
        <>
          {paymentText(payment.type)}
          <ShieldCheck role="img" aria-label="Completed" className="size-5 flex-none text-success" />
        </>
      ) : (
        `${paymentText(payment.type)} - Pending`
      )}
    </span>
  )
}
