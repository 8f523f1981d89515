import { ShieldCheck } from '#/ui/icons/other.tsx'
import { methodFacts, type PaymentState } from '../rules/payments.rules.ts'

/** How the order is paid: with a shield when the money is there, else "- Pending". */
export function PaymentLine({ payment }: { payment: PaymentState }) {
  return (
    <span className="inline-flex items-center gap-2">
      {payment.status === 'Completed' ? (
        <>
          {methodFacts[payment.type].text}
          <ShieldCheck role="img" aria-label="Completed" className="size-5 flex-none text-success" />
        </>
      ) : (
        `${methodFacts[payment.type].text} - Pending`
      )}
    </span>
  )
}
