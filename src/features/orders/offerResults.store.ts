import { sql } from 'drizzle-orm'
import { offerUses } from '#/features/offers/offers.tables.ts'
import type { Db } from '#/platform/db/database.ts'
import { overStatuses } from './rules/statuses.rules.ts'
import { exchanges } from './tables/exchanges.tables.ts'
import { listed, orderItems, orders } from './tables/orders.tables.ts'
import { payments } from './tables/payments.tables.ts'
import { refunds } from './tables/refunds.tables.ts'

type Row = {
  readonly id: string
  readonly orders: number
  readonly sold: string
  readonly placed: string
  readonly cost: string
}

/**
 * What the shop keeps of one order, paise: what came or is still to come as money or store credit, less what goes back. What
 * an exchange gave in advance pays for other goods: it counts as gone back when its pieces are here. Of an order that ended
 * unpaid only a first part came.
 */
const stayingPaise = sql`(
  case
    when ${payments.status} = 'Completed' or ${orders.status} not in (${listed(overStatuses)}) then ${payments.amountPaise}
    when ${payments.advanceAt} is not null then ${payments.advancePaise}
    else 0
  end + ${orders.creditPaise}
  - (select coalesce(sum(${refunds.amountPaise}), 0) from ${refunds} where ${refunds.orderId} = ${orders.id} and ${refunds.state} <> 'failed')
  + (select coalesce(sum(${exchanges.openPaise}), 0) from ${exchanges} where ${exchanges.fromOrderId} = ${orders.id} and ${exchanges.state} <> 'undone')
)`

/** Which part of what offers took off one order is on pieces that stayed with the customer: 0 to 1. */
const stayedPart = sql`coalesce((
  select sum(${orderItems.discountPaise}::numeric * (${orderItems.quantity} - ${orderItems.returned}) / nullif(${orderItems.quantity} + ${orderItems.cancelled}, 0))
    / nullif(sum(${orderItems.discountPaise}), 0)
  from ${orderItems} where ${orderItems.orderId} = ${orders.id}
), 1)`

/**
 * What became of the orders of each offer, by its id, paise; cancelled ones left out.
 * @returns what the shop keeps of them, what went back or is not asked for any more, and what the offer took off pieces that stayed sold
 */
export async function sumOffers(db: Db) {
  const { rows } = await db.execute<Row>(sql`
    select id, count(*)::int as orders, sum(staying) as sold, sum(total) as placed, sum(cost) as cost
    from (
      select ${offerUses.offerId} as id, ${offerUses.totalPaise} as total, ${stayingPaise} as staying,
        round(${offerUses.savedPaise} * ${stayedPart}) as cost
      from ${offerUses}
      join ${orders} on ${orders.id} = ${offerUses.orderId}
      join ${payments} on ${payments.orderId} = ${orders.id}
      where ${offerUses.givenBackAt} is null
    ) as used
    group by id`)
  return new Map(
    rows.map(({ id, orders: count, sold, placed, cost }) => [
      id,
      {
        ...{ orders: count, soldPaise: Number(sold), costPaise: Number(cost) },
        returnedPaise: Number(placed) - Number(sold),
      },
    ]),
  )
}
