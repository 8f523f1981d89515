import type { ComponentProps } from 'react'
import { formatRupees } from '#/platform/money/money.ts'
import { Checkbox } from '#/ui/kit/Checkbox.tsx'
import { m } from '../messages/checkout.messages.ts'
import type { PaidByCredit } from './usePaidByCredit.ts'

export interface UseCreditProps {
  inputProps: ComponentProps<'input'>
  paid: PaidByCredit
}

/** Offers to pay with the own store credit, and says what it leaves to pay; nothing for those who have none. */
export function UseCredit({ inputProps, paid: { balance, byCredit, left } }: UseCreditProps) {
  if (balance === 0) return null
  return (
    <div className="rounded-md border border-haldi bg-haldi-wash px-4 py-2">
      <Checkbox {...inputProps} label={m.payByCredit({ balance: formatRupees(balance) })} />
      <p aria-live="polite" className="ps-8.5 text-ink-soft empty:hidden">
        {byCredit > 0 &&
          (left > 0
            ? m.creditLeaves({ credit: formatRupees(byCredit), left: formatRupees(left) })
            : m.creditPaysAll({ credit: formatRupees(byCredit) }))}
      </p>
    </div>
  )
}
