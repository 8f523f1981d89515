import type { OrderedLine } from '#/features/cart/ordering.store.ts'
import type { AssessCash, CashBuyer } from '#/features/cod/assessCash.ts'
import type { codChecks } from '#/features/cod/cod.tables.ts'
import type { CodSettings } from '#/features/cod/codSettings.schema.ts'
import { newCheck } from '#/features/cod/newChecks.ts'
import { isMoreThanShown } from '#/features/cod/score/cashAnswer.rules.ts'
import { usableCredit } from '#/features/credit/credit.rules.ts'
import { arrivesBy } from '#/features/orders/rules/payments.rules.ts'
import { checkoutFailures } from './checkout.failures.ts'
import type { CashObjection } from './firstCome.rules.ts'
import type { NewRows, OrderRequest } from './newOrders.ts'
import type { Buyer } from './openOrders.rules.ts'

/** What is asked of those who pay at the door. */
export interface CashGuard {
  readonly assess: AssessCash
  readonly settings: Pick<CodSettings, 'remindHours' | 'cancelHours'>
}

/** A request whose bag was looked at, as far as cash depends on it. */
export interface CashRequest {
  readonly request: OrderRequest
  readonly lines: readonly OrderedLine[] | undefined
  /** Who pays at the door; undefined of all others. */
  readonly cashBuyer: CashBuyer | undefined
  /** Store credit that may pay for it, paise. */
  readonly balancePaise: number
}

/** Who pays at the door, and where the parcel goes; undefined of who pays otherwise. */
export function cashBuyerOf(
  request: Pick<OrderRequest, 'billingAddress' | 'deliveryAddress'>,
  buyer: Buyer,
): CashBuyer | undefined {
  if (!arrivesBy('courier', request.billingAddress.payment)) return undefined
  const { address, state, zipCode } = request.deliveryAddress ?? request.billingAddress
  return { ...buyer, address, state, zipCode }
}

/** What is asked of an order whose total is known; undefined where nothing is paid at the door, or the guard is off. */
function verdictOf(guard: CashGuard | undefined, one: CashRequest, totalPaise: number) {
  const amountPaise = totalPaise - usableCredit(one.balancePaise, totalPaise)
  if (!guard || !one.cashBuyer || amountPaise === 0) return undefined
  const lines = (one.lines ?? []).map(({ product, size, quantity }) => ({
    ...{ productId: product._id, size, quantity },
  }))
  return guard.assess(one.cashBuyer, { amountPaise, lines })
}

/** What speaks against paying at the door. */
export const objectToCash =
  (guard: CashGuard | undefined) =>
  (one: CashRequest, totalPaise: number): CashObjection | undefined => {
    const verdict = verdictOf(guard, one, totalPaise)
    if (verdict?.is === 'refused') return { is: 'noCash', message: verdict.message }
    const { shownCash } = one.request
    if (!verdict || !shownCash || !isMoreThanShown(verdict.answer, shownCash)) return undefined
    return { is: 'otherCash', message: checkoutFailures.cash_changed().message }
  }

export type NewCheck = typeof codChecks.$inferInsert

/** The rows of a new order with what is asked of its customer, and the check to be written beside them. */
export function withCashCheck<Rows extends NewRows>(
  rows: Rows,
  guard: CashGuard | undefined,
  one: CashRequest,
  now: Date,
): Rows & { readonly check: NewCheck | undefined } {
  const verdict = verdictOf(guard, one, rows.order.grandTotalPaise)
  if (!guard || verdict?.is !== 'answered') return { ...rows, check: undefined }
  const { ask, advancePaise } = verdict.answer
  return {
    ...rows,
    // guard: cash-check-written
    order: { ...rows.order, codCheck: ask === 'nothing' ? 'none' : ask },
    payment: { ...rows.payment, advancePaise },
    check: newCheck(rows.order.id, verdict.answer, guard.settings, now),
  }
}
