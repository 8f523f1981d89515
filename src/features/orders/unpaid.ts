import type { Db } from '#/platform/db/database.ts'
import { orderFailures } from './orders.failures.ts'
import { insertEvent, type LockedOrder } from './orders.life.store.ts'
import type { PaymentState } from './orders.rules.ts'
import type { StatusChange } from './orders.schema.ts'
import { UNPAID_REASON_MESSAGE, waitsForMoney } from './unpaid.rules.ts'

type Reason = Pick<StatusChange, 'unpaidReason'>

/** @throws Failure unpaid_reason_missing when a parcel leaves before its money and nobody says why */
export function checkUnpaid(payment: PaymentState, { unpaidReason }: Reason): void {
  if (!waitsForMoney(payment) || unpaidReason !== '') return
  const errors = [{ field: 'unpaidReason', message: UNPAID_REASON_MESSAGE }]
  throw orderFailures.unpaid_reason_missing({ errors })
}

/** Keeps for the shop why a parcel left before its money. @returns what the audit log says of it */
export async function noteUnpaid(
  tx: Db,
  { order, payment }: LockedOrder,
  actor: { readonly id: string; readonly name: string },
  { unpaidReason }: Reason,
): Promise<{ unpaidReason?: string }> {
  if (!waitsForMoney(payment)) return {}
  const text = `Sent although it is not paid: ${unpaidReason}`
  await insertEvent(tx, { orderId: order.id, event: 'note', text, actor })
  return { unpaidReason }
}
