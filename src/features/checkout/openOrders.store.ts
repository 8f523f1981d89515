import { and, eq, inArray, or, sql } from 'drizzle-orm'
import { openStatuses } from '#/features/orders/rules/statuses.rules.ts'
import { orderItems, orders } from '#/features/orders/tables/orders.tables.ts'
import { payments } from '#/features/orders/tables/payments.tables.ts'
import type { Db } from '#/platform/db/database.ts'
import type { Buyer, OpenOrder } from './openOrders.rules.ts'

/**
 * Makes other orders of the same buyer, by account, mobile number or address, wait until this transaction ends. Taken
 * before any row, in one order for all, so that nobody waits in a circle.
 */
export async function lockBuyer(tx: Db, { customerId, contact, deliveryKey }: Buyer): Promise<void> {
  const names = [`account ${customerId}`, `contact ${contact}`, `address ${deliveryKey}`]
  const keys = sql.join(
    names.map((name) => sql`(hashtextextended(${`open orders, ${name}`}, 0))`),
    sql`, `,
  )
  await tx.execute(
    sql`select pg_advisory_xact_lock(key) from (select key from (values ${keys}) as named (key) order by key) as sorted`,
  )
}

/** The orders of this buyer, in any of the ways, that are neither over nor paid. */
export function openOrdersOf(tx: Db, { customerId, contact, deliveryKey }: Buyer): Promise<OpenOrder[]> {
  const contactOf = sql<string | null>`(${orders.billingAddress} ->> 'contact')`
  return tx
    .select({
      customerId: orders.customerId,
      contact: contactOf,
      deliveryKey: orders.deliveryKey,
      pieces: sql<number>`(select coalesce(sum(${orderItems.quantity}), 0)::int from ${orderItems} where ${orderItems.orderId} = ${orders.id})`,
    })
    .from(orders)
    .innerJoin(payments, eq(payments.orderId, orders.id))
    .where(
      and(
        inArray(orders.status, openStatuses),
        eq(payments.status, 'Pending'),
        or(
          eq(orders.customerId, customerId),
          sql`${contactOf} = ${contact}`,
          eq(orders.deliveryKey, deliveryKey),
        ),
      ),
    )
}
