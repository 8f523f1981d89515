import type { CashCheck } from '#/features/orders/rules/cashCheck.rules.ts'
import type { OrderStatus } from '#/features/orders/rules/statuses.rules.ts'
import type { LinkedOrder } from './cod.schema.ts'

/** What the page of a link says of its order. @param until when the link ends */
export function linkState(
  { status, codCheck }: { readonly status: OrderStatus; readonly codCheck: CashCheck },
  until: Date,
  now: Date,
): LinkedOrder['state'] {
  // Also of one that was confirmed before: nothing is packed any more.
  // guard: cancelled-not-confirmed
  if (status === 'cancelled') return 'cancelled'
  if (codCheck === 'passed') return 'confirmed'
  return status === 'placed' && codCheck === 'confirm' && now < until ? 'waiting' : 'over'
}
