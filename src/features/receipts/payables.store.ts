import { type SQL, sql } from 'drizzle-orm'
import { methodsBy } from '#/features/orders/rules/payments.rules.ts'
import { overStatuses } from '#/features/orders/rules/statuses.rules.ts'
import { orders } from '#/features/orders/tables/orders.tables.ts'
import { payments } from '#/features/orders/tables/payments.tables.ts'
import { giftReference, overPurchases } from '#/features/payments/gifts/giftPurchases.rules.ts'
import { giftPurchases } from '#/features/payments/gifts/giftPurchases.tables.ts'
import { transactionReference } from '#/features/payments/upi/upi.rules.ts'
import type { Db } from '#/platform/db/database.ts'
import { CUT_DIGITS, type Named, namedIn, type OpenReceipt, type Payable } from './match.rules.ts'
import { LIKELY_DAYS } from './openReceipts.store.ts'
import type { PayableKind } from './receipts.rules.ts'
import { receipts } from './receipts.tables.ts'

interface PayableRow extends Record<string, unknown> {
  readonly id: string
  readonly number: string
  readonly kind: PayableKind
  readonly amount_paise: string
  readonly reference: string | null
  readonly customer_name: string
  readonly placed_at: string
  readonly is_over: boolean
  readonly is_paid: boolean
  readonly has_receipt: boolean
}

/** What is asked to be transferred: all of an order, or the first part of one that is paid at the door. */
const isTransferred = sql`payments.type = any(${sql.param(methodsBy('transfer'))}::text[])`

const timeText = (column: SQL) => sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`

/** Orders of whose money all or a part is transferred, and gift cards that are bought, of which `where` and `giftWhere` hold. */
async function readPayables(db: Db, where: SQL, giftWhere: SQL): Promise<Payable[]> {
  const { rows } = await db.execute<PayableRow>(sql`
    select payable.*, exists (select from ${receipts} where ${receipts.orderId} = payable.id) as has_receipt
    from (
      select orders.id, orders.number, orders.customer_name,
        ${timeText(sql`orders.created_at`)} as placed_at,
        case when ${isTransferred} then 'payment' else 'advance' end as kind,
        case when ${isTransferred} then payments.amount_paise else payments.advance_paise end as amount_paise,
        case when ${isTransferred} then payments.reference else payments.advance_reference end as reference,
        case when ${isTransferred} then payments.status <> 'Pending' else payments.advance_at is not null end as is_paid,
        orders.status = any(${sql.param([...overStatuses])}::text[])
          or (not ${isTransferred} and payments.status <> 'Pending') as is_over
      from ${orders} join ${payments} on payments.order_id = orders.id
      where (${isTransferred} or payments.advance_paise > 0) and (${where})
    ) as payable
    where amount_paise > 0
    union all
    select id, number, buyer_name, ${timeText(sql`created_at`)}, 'gift', value_paise, reference, paid_at is not null,
      state = any(${sql.param([...overPurchases])}::text[]),
      exists (select from ${receipts} where ${receipts.giftPurchaseId} = gift_purchases.id)
    from ${giftPurchases} where ${giftWhere}
    order by number`)
  return rows.map((row) => {
    const number = Number(row.number)
    return {
      id: row.id,
      number,
      kind: row.kind,
      amountPaise: Number(row.amount_paise),
      transactionReference: row.kind === 'gift' ? giftReference(number) : transactionReference(number),
      reference: row.reference,
      customerName: row.customer_name,
      placedAt: new Date(row.placed_at),
      isOver: row.is_over,
      isPaid: row.is_paid,
      hasReceipt: row.has_receipt,
    }
  })
}

/**
 * What the receipts may have paid: orders and gift cards that somebody names, whatever became of them, and those whose number
 * one that was cut may be the beginning of. `withLikely`: those over the same amount as well.
 */
export async function payablesFor(
  db: Db,
  open: readonly OpenReceipt[],
  { withLikely }: { readonly withLikely: boolean },
): Promise<Payable[]> {
  if (open.length === 0) return []
  const utrs = [...new Set(open.flatMap(({ utr }) => utr ?? []))]
  const named = open.flatMap(({ narration }) => namedIn(narration))
  const [order, gift] = [numbersOf(named, 'order'), numbersOf(named, 'gift')]
  const amounts = [...new Set(open.map(({ amountPaise }) => amountPaise))]
  const days = open.map(({ receivedOn }) => receivedOn).sort()
  const [from, until] = [sql`${days[0]}::date - ${LIKELY_DAYS}::int`, sql`${days.at(-1)}::date + 1`]
  // Each part begins at an index: a shop may have a million orders.
  const namedIds = sql`
    select order_id from ${payments} where reference = any(${sql.param(utrs)}::text[])
    union all
    select order_id from ${payments} where advance_reference = any(${sql.param(utrs)}::text[])
    union all
    select id from ${orders} where number = any(${order.all}::bigint[])
    union all
    select longer.id from ${longerThan(order.cut, sql`${orders}`)}`
  const nearIds = sql`
    union all
    select lately.id from ${orders} as lately join ${payments} as wanted on wanted.order_id = lately.id
    where (wanted.amount_paise = any(${sql.param(amounts)}::bigint[]) or wanted.advance_paise = any(${sql.param(amounts)}::bigint[]))
      and (lately.created_at between ${from} and ${until}
        or (wanted.status = 'Pending' and (wanted.reference is not null or wanted.advance_reference is not null)))`
  const nearGifts = sql`
    union all
    select id from ${giftPurchases} where value_paise = any(${sql.param(amounts)}::bigint[])
      and (created_at between ${from} and ${until} or (state = 'awaited' and reference is not null))`
  const giftIds = sql`
    select id from ${giftPurchases} where reference = any(${sql.param(utrs)}::text[])
    union all
    select id from ${giftPurchases} where number = any(${gift.all}::bigint[])
    union all
    select longer.id from ${longerThan(gift.cut, sql`${giftPurchases}`)}`
  return readPayables(
    db,
    sql`orders.id in (${namedIds} ${withLikely ? nearIds : sql.empty()})`,
    sql`gift_purchases.id in (${giftIds} ${withLikely ? nearGifts : sql.empty()})`,
  )
}

/** The numbers that receipts name, and those of them that a bank may have cut. */
const numbersOf = (named: readonly Named[], wanted: Named['of']) => {
  const own = named.filter(({ of }) => of === wanted)
  const cut = own.filter(({ isLast }) => isLast)
  const unique = (some: readonly Named[]) => sql.param([...new Set(some.map(({ number }) => number))])
  return { all: unique(own), cut: unique(cut) }
}

/** Rows whose number begins with one that may have been cut. */
const longerThan = (cut: ReturnType<typeof numbersOf>['cut'], table: SQL): SQL => sql`
  unnest(${cut}::bigint[]) as cut (number)
    cross join generate_series(1, ${CUT_DIGITS}) as digits
    join ${table} as longer on longer.number >= cut.number * (10 ^ digits)::bigint
      and longer.number < (cut.number + 1) * (10 ^ digits)::bigint`

/** Orders and gift cards whose money is awaited, by their numbers. */
export const awaitedPayables = (db: Db): Promise<Payable[]> =>
  readPayables(
    db,
    sql`payments.status = 'Pending' and payments.order_status <> all(${sql.param([...overStatuses])}::text[])
      and (${isTransferred} or payments.advance_at is null)`,
    sql`state = 'awaited'`,
  )

/** An order by its number, whether or not its money is transferred. */
export async function findOrderByNumber(db: Db, number: number): Promise<string | undefined> {
  const { rows } = await db.execute<{ id: string }>(sql`select id from ${orders} where number = ${number}`)
  return rows[0]?.id
}
