import { and, count, desc, inArray, isNull, lt, or, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#/platform/db/database.ts'
import type { OpenReceipt } from './match.rules.ts'
import { MOST_COMPARED } from './receipts.schema.ts'
import { receipts } from './receipts.tables.ts'

/** Receipts that are matched at a time. */
export const AT_A_TIME = 20_000
/** Days before a receipt of which orders over its amount are looked at where nobody names one. */
export const LIKELY_DAYS = 8

/** It paid nothing, and nobody said what it is. */
export const isOpen = and(isNull(receipts.orderId), isNull(receipts.giftPurchaseId), isNull(receipts.outcome))

/** A person may still say what it paid: also of what is left where a part went back, and its payment was taken back since. */
export const mayPay = and(
  isNull(receipts.orderId),
  isNull(receipts.giftPurchaseId),
  or(
    isNull(receipts.outcome),
    and(inArray(receipts.outcome, ['refund', 'credit']), lt(receipts.returnedPaise, receipts.amountPaise)),
  ),
)

const isLike = (utr: string, narration: string): SQL => sql`twin.amount_paise = receipts.amount_paise
    and twin.received_on between receipts.received_on - 1 and receipts.received_on + 1
    and twin.outcome is distinct from 'duplicate'
    and (twin.source <> receipts.source or position(${sql.raw(utr)} in ${sql.raw(narration)}) > 0)`

/**
 * Another receipt may be the same money, until somebody says that one of them is the other's: of both one has a reference, and
 * they come from different sources, or the text of the one names the reference of the other.
 */
const isTwin = sql<boolean>`case when receipts.utr is null then exists (
  select from receipts as twin where twin.utr is not null and ${isLike('twin.utr', 'receipts.narration')}
) else exists (
  select from receipts as twin where twin.utr is null and ${isLike('receipts.utr', 'twin.narration')}
) end`

const openFields = {
  id: receipts.id,
  amountPaise: receipts.amountPaise,
  receivedOn: receipts.receivedOn,
  receivedAt: receipts.receivedAt,
  utr: receipts.utr,
  narration: receipts.narration,
  payer: receipts.payer,
  isHeld: receipts.isHeld,
  isTwin,
}

/** Its text may name an order or a gift card, or a customer gave its reference: nothing else can be certain. */
const isClaimed = sql`(${receipts.narration} ~* '(order|gift)'
  or exists (select from payments where payments.reference = ${receipts.utr})
  or exists (select from payments where payments.advance_reference = ${receipts.utr})
  or exists (select from gift_purchases where gift_purchases.reference = ${receipts.utr}))`

/** The place of a receipt in the order in which all are gone through. */
export type Place = Pick<OpenReceipt, 'id' | 'receivedOn'>

/** Open receipts that somebody claims, the oldest first: so many after a place. */
export const claimedReceipts = (db: Db, after: Place | undefined, most: number): Promise<OpenReceipt[]> =>
  db
    .select(openFields)
    .from(receipts)
    .where(
      and(
        isOpen,
        isClaimed,
        // guard: receipt-all-matched
        after && sql`(${receipts.receivedOn}, ${receipts.id}) > (${after.receivedOn}, ${after.id})`,
      ),
    )
    .orderBy(receipts.receivedOn, receipts.id)
    .limit(most)

/**
 * Something over its amount was asked for within the days in which that makes it likely, or waits for its money with another
 * reference, in which there may be a slip. Each amount and day is looked at once.
 */
const isNear = sql`(${receipts.amountPaise} in (
  select unnest(array[amount_paise, advance_paise]) from payments
  where status = 'Pending' and (reference is not null or advance_reference is not null)
) or (${receipts.amountPaise}, ${receipts.receivedOn}) in (
  select open.amount_paise, open.received_on
  from (select distinct amount_paise, received_on from ${receipts} where ${isOpen}) as open
  join (
    select distinct unnest(array[payments.amount_paise, payments.advance_paise]) as amount_paise,
      (orders.created_at at time zone 'Asia/Kolkata')::date as day
    from orders join payments on payments.order_id = orders.id
    where orders.created_at >= (select min(received_on) - ${LIKELY_DAYS}::int from ${receipts} where ${isOpen})
    union
    select value_paise, (created_at at time zone 'Asia/Kolkata')::date from gift_purchases
  ) as asked on asked.amount_paise = open.amount_paise
    and asked.day between open.received_on - ${LIKELY_DAYS}::int and open.received_on))`

/** Open receipts that may have paid something, the newest; at most so many. */
export const comparedReceipts = (db: Db, most = MOST_COMPARED): Promise<OpenReceipt[]> =>
  db
    .select(openFields)
    .from(receipts)
    .where(and(isOpen, or(isClaimed, isNear)))
    .orderBy(desc(receipts.receivedOn), desc(receipts.id))
    .limit(most)

const openBut = (likely: readonly string[]): SQL | undefined =>
  and(isOpen, sql`${receipts.id} <> all(${sql.param([...likely])}::uuid[])`)

/** Open receipts but these: how many there are. */
export async function countOpenBut(db: Db, likely: readonly string[]): Promise<number> {
  const [row] = await db.select({ total: count() }).from(receipts).where(openBut(likely))
  return row?.total ?? 0
}

/** The ids of open receipts but these, a page of them, the newest first. */
export async function openBesides(
  db: Db,
  likely: readonly string[],
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<string[]> {
  const rows = await db
    .select({ id: receipts.id })
    .from(receipts)
    .where(openBut(likely))
    .orderBy(desc(receipts.receivedOn), desc(receipts.id))
    .limit(limit)
    .offset(offset)
  return rows.map(({ id }) => id)
}
