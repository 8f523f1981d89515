import { and, eq, or, sql } from 'drizzle-orm'
import { openStatuses } from '#/features/orders/rules/statuses.rules.ts'
import { orderItems, orders } from '#/features/orders/tables/orders.tables.ts'
import { payments } from '#/features/orders/tables/payments.tables.ts'
import type { Db } from '#/platform/db/database.ts'
import type { Buyer, OpenOrder } from './openOrders.rules.ts'

/**
 * Makes other orders of the same buyers, by account, mobile number or address, wait until this transaction ends. Taken
 * before any row, in one order for all, so that nobody waits in a circle.
 */
export async function lockBuyers(tx: Db, buyers: readonly Buyer[]): Promise<void> {
  const names = buyers.flatMap(({ customerId, contact, deliveryKey }) => [
    `open orders, account ${customerId}`,
    `open orders, contact ${contact}`,
    `open orders, address ${deliveryKey}`,
  ])
  const keys = sql`(
    select distinct hashtextextended(name, 0) as key from unnest(${sql.param(names)}::text[]) as names (name) order by key
  ) as keys`
  await tx.select({ locked: sql`pg_advisory_xact_lock(key)` }).from(keys).prepare('lock_buyers').execute()
}

/** As words of the statement: a plan that is made once may use the index of open orders. */
const open = sql.raw(openStatuses.map((status) => `'${status}'`).join(', '))

/** The orders of these buyers, in any of the ways, that are neither over nor paid. */
export function openOrdersOf(tx: Db, buyers: readonly Buyer[]): Promise<OpenOrder[]> {
  const contactOf = sql<string | null>`(${orders.billingAddress} ->> 'contact')`
  const anyOf = (way: keyof Buyer) => sql`any(${sql.param(buyers.map((buyer) => buyer[way]))})`
  return tx
    .select({
      customerId: orders.customerId,
      contact: contactOf,
      deliveryKey: orders.deliveryKey,
      paysCash: sql<boolean>`${payments.type} = 'cod'`,
      pieces: sql<number>`(select coalesce(sum(${orderItems.quantity}), 0)::int from ${orderItems} where ${orderItems.orderId} = ${orders.id} and ${orderItems.kind} = 'goods')`,
    })
    .from(orders)
    .innerJoin(payments, eq(payments.orderId, orders.id))
    .where(
      and(
        sql`${orders.status} in (${open})`,
        eq(payments.status, 'Pending'),
        or(
          sql`${orders.customerId} = ${anyOf('customerId')}`,
          sql`${contactOf} = ${anyOf('contact')}`,
          sql`${orders.deliveryKey} = ${anyOf('deliveryKey')}`,
        ),
      ),
    )
    .prepare('open_orders')
    .execute()
}
