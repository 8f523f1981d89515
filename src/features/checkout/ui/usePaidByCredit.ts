import { useQuery } from '@tanstack/react-query'
import { ownCreditQuery } from '#/features/credit/credit.queries.ts'
import { usableCredit } from '#/features/credit/credit.rules.ts'
import { paiseOf, rupeesOf } from '#/platform/money/money.ts'

/** What store credit makes of a total; rupees. */
export interface PaidByCredit {
  readonly balance: number
  /** 0 unless it is wanted. */
  readonly byCredit: number
  readonly left: number
}

/** What the own store credit pays of a total, where the buyer wants that. */
export function usePaidByCredit(total: number, wanted: boolean): PaidByCredit {
  const { data } = useQuery(ownCreditQuery)
  const balance = data?.balance ?? 0
  const byCreditPaise = wanted ? usableCredit(paiseOf(balance), paiseOf(total)) : 0
  return { balance, byCredit: rupeesOf(byCreditPaise), left: rupeesOf(paiseOf(total) - byCreditPaise) }
}
