import type { ComponentProps } from 'react'
import { formatRupees } from '#/platform/money/money.ts'
import { Checkbox } from '#/ui/kit/Checkbox.tsx'
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
      <Checkbox {...inputProps} label={`Use my store credit (${formatRupees(balance)})`} />
      <p aria-live="polite" className="ps-8.5 text-ink-soft empty:hidden">
        {byCredit > 0 &&
          `${formatRupees(byCredit)} by store credit, ${left > 0 ? `${formatRupees(left)} left to pay` : 'nothing left to pay'}.`}
      </p>
    </div>
  )
}
