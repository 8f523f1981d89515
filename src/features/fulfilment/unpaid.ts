import type { Author } from '#/features/orders/context.ts'
import { insertEvent, type LockedOrder } from '#/features/orders/life.store.ts'
import { orderFailures } from '#/features/orders/orders.failures.ts'
import type { PaymentState } from '#/features/orders/rules/payments.rules.ts'
import { unpaidReasonMessage, waitsForMoney } from '#/features/orders/rules/unpaid.rules.ts'
import type { StatusChange } from '#/features/orders/schema/orders.schema.ts'
import type { Db } from '#/platform/db/database.ts'

type Reason = Pick<StatusChange, 'unpaidReason'>

/** @throws Failure unpaid_reason_missing when a parcel leaves before its money and nobody says why */
export function checkUnpaid(payment: PaymentState, { unpaidReason }: Reason): void {
  if (!waitsForMoney(payment) || unpaidReason !== '') return
  const errors = [{ field: 'unpaidReason', message: unpaidReasonMessage() }]
  throw orderFailures.unpaid_reason_missing({ errors })
}

/** Keeps for the shop why a parcel left before its money. @returns what the audit log says of it */
export async function noteUnpaid(
  tx: Db,
  { order, payment }: LockedOrder,
  actor: Author,
  { unpaidReason }: Reason,
): Promise<{ unpaidReason?: string }> {
  if (!waitsForMoney(payment)) return {}
  const text = `Sent although it is not paid: ${unpaidReason}`
  await insertEvent(tx, { orderId: order.id, event: 'note', text, actor })
  return { unpaidReason }
}
