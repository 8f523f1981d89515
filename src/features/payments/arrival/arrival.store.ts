import { and, eq } from 'drizzle-orm'
import type { PaymentState } from '#/features/orders/rules/payments.rules.ts'
import type { OrderStatus } from '#/features/orders/rules/statuses.rules.ts'
import { orders } from '#/features/orders/tables/orders.tables.ts'
import { payments } from '#/features/orders/tables/payments.tables.ts'
import type { Db } from '#/platform/db/database.ts'

/** How an order of this customer stands with its payment, by two primary keys; undefined where it is not theirs. */
export async function readPaymentState(
  db: Db,
  customerId: string,
  orderId: string,
): Promise<{ readonly status: OrderStatus; readonly payment: PaymentState } | undefined> {
  const [row] = await db
    .select({ status: orders.status, payment: { type: payments.type, status: payments.status } })
    .from(orders)
    .innerJoin(payments, eq(payments.orderId, orders.id))
    .where(
      and(
        eq(orders.id, orderId),
        // guard: arrival-own-order
        eq(orders.customerId, customerId),
      ),
    )
  return row
}
