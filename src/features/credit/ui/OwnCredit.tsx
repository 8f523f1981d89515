import { useSuspenseQuery } from '@tanstack/react-query'
import { formatRupees } from '#/platform/money/money.ts'
import { EmptyState } from '#/ui/kit/EmptyState.tsx'
import { ownCreditQuery } from '../credit.queries.ts'
import { m } from '../messages/credit.messages.ts'
import { CreditMovements } from './CreditMovements.tsx'
import { RedeemGiftCard } from './RedeemGiftCard.tsx'

/** A customer's store credit: what there is, and how it came and went. */
export function OwnCredit() {
  const { data: credit } = useSuspenseQuery(ownCreditQuery)
  if (credit.lines.length === 0) {
    return (
      <>
        <EmptyState title={m.noCredit()} text={m.noCreditText()} />
        <RedeemGiftCard />
      </>
    )
  }
  return (
    <>
      <div className="mb-6 rounded-md border border-line bg-surface p-5">
        <p className="text-ink-soft">{m.youHave()}</p>
        <p className="font-display text-3xl tabular-nums">{formatRupees(credit.balance)}</p>
        <p className="mt-2 text-ink-soft">{m.doesNotExpire()}</p>
      </div>
      <RedeemGiftCard />
      <h2 className="mb-3 text-xl">{m.cameAndWent()}</h2>
      <CreditMovements lines={credit.lines} orderPath="/order/view/$id" />
    </>
  )
}
