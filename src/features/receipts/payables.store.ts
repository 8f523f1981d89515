import { type SQL, sql } from 'drizzle-orm'
import { methodsBy } from '#/features/orders/rules/payments.rules.ts'
import { overStatuses } from '#/features/orders/rules/statuses.rules.ts'
import { orders } from '#/features/orders/tables/orders.tables.ts'
import { payments } from '#/features/orders/tables/payments.tables.ts'
import { transactionReference } from '#/features/payments/upi/upi.rules.ts'
import type { Db } from '#/platform/db/database.ts'
import { type OpenReceipt, orderNumbersIn, type Payable } from './match.rules.ts'
import type { PayableKind } from './receipts.rules.ts'
import { receipts } from './receipts.tables.ts'

interface PayableRow extends Record<string, unknown> {
  readonly order_id: string
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

/** Orders of whose money all or a part is transferred, of which `where` holds. */
async function readPayables(db: Db, where: SQL): Promise<Payable[]> {
  const { rows } = await db.execute<PayableRow>(sql`
    select payable.*, exists (select from ${receipts} where ${receipts.orderId} = payable.order_id) as has_receipt
    from (
      select orders.id as order_id, orders.number, orders.customer_name,
        to_char(orders.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as placed_at,
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
    order by number`)
  return rows.map((row) => {
    const number = Number(row.number)
    return {
      orderId: row.order_id,
      number,
      kind: row.kind,
      amountPaise: Number(row.amount_paise),
      transactionReference: transactionReference(number),
      reference: row.reference,
      customerName: row.customer_name,
      placedAt: new Date(row.placed_at),
      isOver: row.is_over,
      isPaid: row.is_paid,
      hasReceipt: row.has_receipt,
    }
  })
}

/** Days before a receipt of which orders over its amount are looked at where nobody names one. */
const LIKELY_DAYS = 8
/** A number that ends a text may lack so many digits. */
const CUT_DIGITS = 4

/**
 * What the receipts may have paid: orders that somebody names, whatever became of them, and those whose number one that
 * was cut may be the beginning of. `withLikely`: those over the same amount as well.
 */
export async function payablesFor(
  db: Db,
  open: readonly OpenReceipt[],
  { withLikely }: { readonly withLikely: boolean },
): Promise<Payable[]> {
  if (open.length === 0) return []
  const utrs = [...new Set(open.flatMap(({ utr }) => utr ?? []))]
  const named = open.flatMap(({ narration }) => orderNumbersIn(narration))
  const numbers = [...new Set(named.map(({ number }) => number))]
  const cut = [...new Set(named.flatMap(({ number, isLast }) => (isLast ? [number] : [])))]
  const amounts = [...new Set(open.map(({ amountPaise }) => amountPaise))]
  const days = open.map(({ receivedOn }) => receivedOn).sort()
  // Each part begins at an index: a shop may have a million orders.
  const namedIds = sql`
    select order_id from ${payments} where reference = any(${sql.param(utrs)}::text[])
    union all
    select order_id from ${payments} where advance_reference = any(${sql.param(utrs)}::text[])
    union all
    select id from ${orders} where number = any(${sql.param(numbers)}::bigint[])
    union all
    select longer.id from unnest(${sql.param(cut)}::bigint[]) as cut (number)
      cross join generate_series(1, ${CUT_DIGITS}) as digits
      join ${orders} as longer on longer.number >= cut.number * (10 ^ digits)::bigint
        and longer.number < (cut.number + 1) * (10 ^ digits)::bigint`
  const nearIds = sql`
    union all
    select lately.id from ${orders} as lately join ${payments} as wanted on wanted.order_id = lately.id
    where (wanted.amount_paise = any(${sql.param(amounts)}::bigint[]) or wanted.advance_paise = any(${sql.param(amounts)}::bigint[]))
      and lately.created_at between ${days[0]}::date - ${LIKELY_DAYS}::int and ${days.at(-1)}::date + 1`
  return readPayables(db, sql`orders.id in (${namedIds} ${withLikely ? nearIds : sql.empty()})`)
}

/** Orders whose money is awaited, the oldest first. */
export const awaitedPayables = (db: Db): Promise<Payable[]> =>
  readPayables(
    db,
    sql`payments.status = 'Pending' and payments.order_status <> all(${sql.param([...overStatuses])}::text[])
      and (${isTransferred} or payments.advance_at is null)`,
  )

/** An order by its number, whether or not its money is transferred. */
export async function findOrderByNumber(db: Db, number: number): Promise<string | undefined> {
  const { rows } = await db.execute<{ id: string }>(sql`select id from ${orders} where number = ${number}`)
  return rows[0]?.id
}
