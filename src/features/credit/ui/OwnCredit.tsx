import { useSuspenseQuery } from '@tanstack/react-query'
import { formatRupees } from '#/platform/money/money.ts'
import { EmptyState } from '#/ui/kit/EmptyState.tsx'
import { ownCreditQuery } from '../credit.queries.ts'
import { CreditMovements } from './CreditMovements.tsx'
import { RedeemGiftCard } from './RedeemGiftCard.tsx'

/** A customer's store credit: what there is, and how it came and went. */
export function OwnCredit() {
  const { data: credit } = useSuspenseQuery(ownCreditQuery)
  if (credit.lines.length === 0) {
    return (
      <>
        <EmptyState
          title="No store credit yet"
          text="It comes from gift cards, and from what you send back that was paid in cash at the door. It pays for your next order: tick it at the checkout."
        />
        <RedeemGiftCard />
      </>
    )
  }
  return (
    <>
      <div className="mb-6 rounded-md border border-line bg-surface p-5">
        <p className="text-ink-soft">You have</p>
        <p className="font-display text-3xl tabular-nums">{formatRupees(credit.balance)}</p>
        <p className="mt-2 text-ink-soft">
          It does not expire. Tick it at the checkout, and it pays what it can.
        </p>
      </div>
      <RedeemGiftCard />
      <h2 className="mb-3 text-xl">How it came and went</h2>
      <CreditMovements lines={credit.lines} orderPath="/order/view/$id" />
    </>
  )
}
