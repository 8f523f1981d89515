import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { formatRupees } from '#/platform/money/money.ts'
import { Button } from '#/ui/kit/Button.tsx'
import { customerCreditQuery } from '../credit.queries.ts'
import { m } from '../messages/credit.messages.ts'
import { CreditMovements } from './CreditMovements.tsx'
import { type CreditMove, GrantCreditDialog } from './GrantCreditDialog.tsx'

/** For the admin: a customer's store credit with its movements, and what adds to it or takes from it. */
export function CustomerCredit({ userId }: { userId: string }) {
  const { data: credit } = useSuspenseQuery(customerCreditQuery(userId))
  const [move, setMove] = useState<CreditMove>()
  return (
    <>
      <p className="mb-3 text-2xl tabular-nums">{formatRupees(credit.balance)}</p>
      <div className="mb-4 flex flex-wrap gap-2">
        <Button size="sm" variant="secondary" onClick={() => setMove('grant')}>
          {m.grant()}
        </Button>
        {credit.balance > 0 && (
          <Button size="sm" variant="quiet" onClick={() => setMove('take')}>
            {m.takeBack()}
          </Button>
        )}
      </div>
      {credit.lines.length > 0 ? (
        <CreditMovements lines={credit.lines} orderPath="/admin/order/view/$id" />
      ) : (
        <p className="text-ink-soft">{m.noneYet()}</p>
      )}
      {move && (
        <GrantCreditDialog
          userId={userId}
          move={move}
          balance={credit.balance}
          onClose={() => setMove(undefined)}
        />
      )}
    </>
  )
}
