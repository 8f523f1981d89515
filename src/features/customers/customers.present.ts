import type { KnownAddress } from '#/features/orders/schema/orders.schema.ts'
import { rupeesOf } from '#/platform/money/money.ts'
import type { Customer } from './customers.schema.ts'
import type { CustomerFigures, CustomerNote } from './customers.store.ts'

/** What the shop knows of a customer, as the API shows it: rupees. */
export function presentCustomer(
  customerId: string,
  { paidPaise, refundedPaise, firstOrderAt, ...counts }: CustomerFigures,
  addresses: KnownAddress[],
  notes: readonly CustomerNote[],
): Customer {
  return {
    _id: customerId,
    ...counts,
    spent: rupeesOf(paidPaise - refundedPaise),
    firstOrderAt: firstOrderAt?.toISOString() ?? null,
    addresses,
    notes: notes.map(({ id, text, authorName, createdAt }) => ({
      _id: id,
      text,
      by: authorName,
      at: createdAt.toISOString(),
    })),
  }
}
