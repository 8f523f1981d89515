import { type SQL, sql } from 'drizzle-orm'
import { creditLines } from '#/features/credit/credit.tables.ts'
import { giftCards } from '#/features/credit/giftCard.tables.ts'
import { ADVANCE_MEANS } from '#/features/orders/rules/means.rules.ts'
import { orders } from '#/features/orders/tables/orders.tables.ts'
import { payments } from '#/features/orders/tables/payments.tables.ts'
import { refunds } from '#/features/orders/tables/refunds.tables.ts'
import { PURCHASE_PAYMENT } from '#/features/payments/gifts/giftPurchases.rules.ts'
import { cardsSoldByHand } from '#/features/payments/gifts/giftPurchases.store.ts'
import { giftPurchases } from '#/features/payments/gifts/giftPurchases.tables.ts'
import type { Db } from '#/platform/db/database.ts'
import { type Month, periodOf } from '../rules/months.rules.ts'
import type { MoneyRow } from './vouchers.rules.ts'

/** Rows read at a time. */
const STEP = 5_000

/**
 * What came in: payments of orders and their advances, gift cards that were sold, on the day of their money and not on that of
 * their code, and store credit that paid.
 */
const receipts = sql`
  select p.completed_at as at, p.id, p.type as way, p.amount_paise - advance.paise as paise, o.number as order_number,
    coalesce(p.reference, p.provider_payment_id, '') as reference, 'order' as cause
  from ${payments} p join ${orders} o on o.id = p.order_id
  cross join lateral (select case when p.advance_at is null then 0 else p.advance_paise end as paise) as advance
  where p.status = 'Completed' and p.amount_paise > advance.paise
  union all
  select p.advance_at, p.id, ${ADVANCE_MEANS}::text, p.advance_paise, o.number, coalesce(p.advance_reference, ''), 'order'
  from ${payments} p join ${orders} o on o.id = p.order_id where p.advance_at is not null and p.advance_paise > 0
  union all
  select created_at, id, paid_by, value_paise, null, reference, 'giftCard' from ${giftCards} where ${cardsSoldByHand}
  union all
  select paid_at, id, ${PURCHASE_PAYMENT}::text, value_paise, null, coalesce(reference, ''), 'giftCard'
  from ${giftPurchases} where paid_at is not null
  union all
  select c.created_at, c.id, 'credit', -c.amount_paise, o.number, '', 'order'
  from ${creditLines} c join ${orders} o on o.id = c.order_id where c.cause = 'spent'`

/** What went back: refunds that were sent, gift cards that were withdrawn or given up, and store credit that was given back. */
const paidBack = sql`
  select r.sent_at as at, r.id, r.kind as way, r.amount_paise as paise, o.number as order_number,
    r.reference, 'order' as cause
  from ${refunds} r join ${orders} o on o.id = r.order_id where r.state = 'sent'
  union all
  select ended_at, id, paid_by, value_paise, null, reference, 'giftCard'
  from ${giftCards} where state = 'withdrawn' and ${cardsSoldByHand}
  union all
  select refunded_at, id, ${PURCHASE_PAYMENT}::text, value_paise, null, refund_reference, 'giftCard'
  from ${giftPurchases} where refunded_at is not null
  union all
  select c.created_at, c.id, 'credit', c.amount_paise, o.number, '', 'order'
  from ${creditLines} c join ${orders} o on o.id = c.order_id where c.cause = 'givenBack'`

/** Rows of a month in the order of time, some thousand at a time. No transaction stays open meanwhile. */
async function* inSteps(db: Db, month: Month, rowsOf: SQL): AsyncGenerator<MoneyRow[]> {
  const { from, until } = periodOf(month)
  let after = { at: from.toISOString(), id: '00000000-0000-0000-0000-000000000000' }
  for (;;) {
    const { rows } = await db.execute<{
      at: string
      id: string
      way: string
      paise: string
      order_number: string | null
      reference: string
      cause: MoneyRow['cause']
    }>(sql`
      select to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as at, id, way, paise, order_number, reference, cause
      from (${rowsOf}) as money
      where at < ${until.toISOString()}::timestamptz
        and (at, id) > (${after.at}::timestamptz, ${after.id}::uuid)
      order by money.at, id limit ${STEP}`)
    if (rows.length > 0) {
      yield rows.map(({ at, id, way, paise, order_number, reference, cause }) => ({
        ...{ at: new Date(at), id, way, paise: Number(paise), reference, cause },
        orderNumber: order_number === null ? null : Number(order_number),
      }))
    }
    const last = rows.at(-1)
    if (!last || rows.length < STEP) return
    after = { at: last.at, id: last.id }
  }
}

export const receiptRows = (db: Db, month: Month) => inSteps(db, month, receipts)
export const refundRows = (db: Db, month: Month) => inSteps(db, month, paidBack)
