import { and, asc, desc, eq, gte, inArray, isNotNull, lt, sql } from 'drizzle-orm'
import type { CreditCause } from '#/features/credit/credit.rules.ts'
import { creditLines } from '#/features/credit/credit.tables.ts'
import type { GiftCardPayment } from '#/features/credit/giftCard.rules.ts'
import { creditNotesOf } from '#/features/invoices/creditNote.store.ts'
import { findInvoice } from '#/features/invoices/invoice.store.ts'
import type { Author } from '#/features/orders/context.ts'
import { creditNoteNumber } from '#/features/orders/rules/creditNote.rules.ts'
import { documentNumber } from '#/features/orders/rules/documents.rules.ts'
import {
  ADVANCE_MEANS,
  type Means,
  meansOfPayment,
  meansOfRefund,
} from '#/features/orders/rules/means.rules.ts'
import type { PaymentMethod } from '#/features/orders/rules/payments.rules.ts'
import type { RefundKind } from '#/features/orders/rules/refunds.rules.ts'
import { orders } from '#/features/orders/tables/orders.tables.ts'
import { payments } from '#/features/orders/tables/payments.tables.ts'
import { PURCHASE_PAYMENT } from '#/features/payments/gifts/giftPurchases.rules.ts'
import { cardsSoldByHand } from '#/features/payments/gifts/giftPurchases.store.ts'
import { leftOf } from '#/features/receipts/receipts.rules.ts'
import { receipts } from '#/features/receipts/receipts.tables.ts'
import { refundsOf } from '#/features/refunds/refunds.store.ts'
import type { Db } from '#/platform/db/database.ts'
import { newId } from '#/platform/db/ids.ts'
import { addDays, type Day, indiaTime } from '#/platform/time/days.ts'
import type { CountedLine, Moved } from './books.rules.ts'
import { dayCloseLines, dayCloses } from './books.tables.ts'
import type { MoneyFacts } from './moneyTimeline.rules.ts'

type MovedRow = { day: Day; in_paise: string; out_paise: string } & (
  | { what: 'payment' | 'advance'; word: PaymentMethod }
  | { what: 'refund'; word: RefundKind }
  | { what: 'credit'; word: CreditCause }
  | { what: 'giftCard'; word: Exclude<GiftCardPayment, 'free'> }
)

function meansOf(row: MovedRow): Means {
  if (row.what === 'payment') return meansOfPayment[row.word]
  if (row.what === 'refund') return meansOfRefund[row.word]
  // Gift cards are paid for in the ways in which refunds go back.
  if (row.what === 'giftCard') return meansOfRefund[row.word]
  return row.what === 'advance' ? ADVANCE_MEANS : 'credit'
}

/**
 * What moved on each day of a span by each means, all days in one statement: payments on the day on which they counted as
 * there, refunds on the day on which they were sent, as the dashboard's takings have it; store credit by its ledger. Gift cards
 * that are sold, online or by an admin, are no takings, and money all the same.
 */
export async function movedOn(db: Db, from: Day, until: Day): Promise<Map<Day, Moved[]>> {
  const [start, end] = [indiaTime(from), indiaTime(until)]
  const { rows } = await db.execute<MovedRow>(sql`
    select (at at time zone 'Asia/Kolkata')::date::text as day, what, word,
      sum(in_paise)::bigint as in_paise, sum(out_paise)::bigint as out_paise
    from (
      select completed_at as at, 'payment' as what, type as word,
        amount_paise - case when advance_at is null then 0 else advance_paise end as in_paise, 0 as out_paise
      from payments where status = 'Completed' and completed_at >= ${start} and completed_at < ${end}
      union all
      select advance_at, 'advance', type, advance_paise, 0
      from payments where advance_at >= ${start} and advance_at < ${end}
      union all
      select sent_at, 'refund', kind, 0, amount_paise
      from refunds where state = 'sent' and kind <> 'credit' and sent_at >= ${start} and sent_at < ${end}
      union all
      select created_at, 'credit', cause, greatest(- amount_paise, 0), greatest(amount_paise, 0)
      from credit_lines
      where cause in ('spent', 'givenBack', 'refund', 'received') and created_at >= ${start} and created_at < ${end}
      union all
      select paid_at, 'giftCard', ${PURCHASE_PAYMENT}::text, value_paise, 0
      from gift_purchases where paid_at >= ${start} and paid_at < ${end}
      union all
      select refunded_at, 'giftCard', ${PURCHASE_PAYMENT}::text, 0, value_paise
      from gift_purchases where refunded_at >= ${start} and refunded_at < ${end}
      union all
      select created_at, 'giftCard', paid_by, value_paise, 0
      from gift_cards where ${cardsSoldByHand} and created_at >= ${start} and created_at < ${end}
      union all
      select ended_at, 'giftCard', paid_by, 0, value_paise
      from gift_cards where ${cardsSoldByHand} and state = 'withdrawn' and ended_at >= ${start} and ended_at < ${end}
    ) as moved
    where in_paise <> 0 or out_paise <> 0
    group by 1, 2, 3`)
  const days = new Map<Day, Moved[]>()
  for (const row of rows) {
    const moved = days.get(row.day) ?? []
    const means = meansOf(row)
    const line = moved.find((one) => one.means === means) ?? { means, inPaise: 0, outPaise: 0 }
    const added = {
      inPaise: line.inPaise + Number(row.in_paise),
      outPaise: line.outPaise + Number(row.out_paise),
    }
    days.set(row.day, [...moved.filter((one) => one !== line), { means, ...added }])
  }
  return days
}

/** What moved on one day. */
export const movedOnDay = async (db: Db, day: Day): Promise<Moved[]> =>
  (await movedOn(db, day, addDays(day, 1))).get(day) ?? []

/** What the bank has of a day and the books do not: paise that no order asked for, and paise of such money that were sent back. */
export interface WithoutOrder {
  /** Below 0 where less paid an order than it asked for. */
  readonly inPaise: number
  readonly sentBackPaise: number
}

/** The money of receipts beside the orders, on the day on which the bank had it or it was sent back. */
export async function withoutOrderOn(db: Db, day: Day): Promise<WithoutOrder> {
  const [start, end] = [indiaTime(day), indiaTime(addDays(day, 1))]
  const { rows } = await db.execute<{ in_paise: string; sent_back_paise: string }>(sql`
    select
      (select coalesce(sum(receipts.amount_paise - case
          when receipts.paid_kind = 'gift' then gift_purchases.value_paise
          when receipts.order_id is null then 0
          when receipts.paid_kind = 'advance' then payments.advance_paise
          else payments.amount_paise end), 0)
        from ${receipts} left join ${payments} on payments.order_id = receipts.order_id
          left join gift_purchases on gift_purchases.id = receipts.gift_purchase_id
        where received_on = ${day} and outcome is distinct from 'duplicate')::bigint as in_paise,
      (select coalesce(sum(returned_paise), 0) from ${receipts}
        where outcome = 'refund' and settled_at >= ${start} and settled_at < ${end})::bigint as sent_back_paise`)
  const [row] = rows
  return { inPaise: Number(row?.in_paise ?? 0), sentBackPaise: Number(row?.sent_back_paise ?? 0) }
}

export type DayClose = typeof dayCloses.$inferSelect & { readonly lines: CountedLine[] }

/** How a day was closed the last time. */
export async function lastClose(db: Db, day: Day): Promise<DayClose | undefined> {
  const [close] = await db
    .select()
    .from(dayCloses)
    .where(eq(dayCloses.day, day))
    .orderBy(desc(dayCloses.nth))
    .limit(1)
  if (!close) return undefined
  const lines = await db.select().from(dayCloseLines).where(eq(dayCloseLines.closeId, close.id))
  return { ...close, lines }
}

/** Days of a span that were closed. */
export async function closedDays(db: Db, from: Day, until: Day): Promise<Set<Day>> {
  const rows = await db
    .selectDistinct({ day: dayCloses.day })
    .from(dayCloses)
    .where(and(gte(dayCloses.day, from), lt(dayCloses.day, until)))
  return new Set(rows.map(({ day }) => day))
}

/** Two who close one day are let through one after the other. */
export async function holdDay(tx: Db, day: Day): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`zari day ${day}`}))`)
}

/** Writes down that a day was counted. @returns the id of the closing */
export async function insertClose(
  tx: Db,
  { day, nth, actor, lines }: { day: Day; nth: number; actor: Author; lines: readonly CountedLine[] },
): Promise<string> {
  const id = newId()
  await tx.insert(dayCloses).values({ id, day, nth, closedBy: actor.id, closedByName: actor.name })
  await tx.insert(dayCloseLines).values(lines.map((line) => ({ closeId: id, ...line })))
  return id
}

/** All that is written down of an order's money; undefined where there is no such order. */
export async function moneyFactsOf(db: Db, orderId: string): Promise<MoneyFacts | undefined> {
  const [found] = await db
    .select({ order: orders, payment: payments })
    .from(orders)
    .innerJoin(payments, eq(payments.orderId, orders.id))
    .where(eq(orders.id, orderId))
  if (!found) return undefined
  const { order, payment } = found
  const refunds = await refundsOf(db, orderId)
  const credit = await db
    .select({ amountPaise: creditLines.amountPaise, cause: creditLines.cause, at: creditLines.createdAt })
    .from(creditLines)
    .where(eq(creditLines.orderId, orderId))
    .orderBy(asc(creditLines.createdAt))
  const returned = await db
    .select()
    .from(receipts)
    .where(
      and(
        eq(receipts.returnOrderId, orderId),
        isNotNull(receipts.settledAt),
        inArray(receipts.outcome, ['refund', 'credit']),
      ),
    )
  const [onTop] = await db
    .select()
    .from(receipts)
    .where(and(eq(receipts.orderId, orderId), isNotNull(receipts.paidKind)))
  const invoice = await findInvoice(db, orderId)
  const notes = await creditNotesOf(db, orderId)
  return {
    order,
    payment,
    refunds,
    credit: credit.map(({ amountPaise, cause, at }) => ({
      ...{ amountPaise, at },
      isRefund: cause === 'refund' || cause === 'received',
    })),
    extra: returned.map(({ returnedPaise, outcome, receivedOn, receivedAt, settledAt, returnReference }) => ({
      paise: returnedPaise,
      asCredit: outcome === 'credit',
      receivedAt: receivedAt ?? indiaTime(receivedOn),
      returnedAt: settledAt ?? indiaTime(receivedOn),
      reference: returnReference,
    })),
    onTop: onTop
      ? {
          paise: leftOf(onTop, onTop.paidKind === 'advance' ? payment.advancePaise : payment.amountPaise),
          receivedAt: onTop.receivedAt ?? indiaTime(onTop.receivedOn),
        }
      : undefined,
    documents: [
      ...(invoice
        ? [
            {
              kind: 'invoice' as const,
              number: documentNumber(invoice.financialYear, invoice.serial, invoice.bill !== undefined),
              amountPaise:
                invoice.lines?.reduce((sum, line) => sum + line.amountPaise, 0) ?? order.grandTotalPaise,
              at: invoice.createdAt,
            },
          ]
        : []),
      ...notes.map(({ financialYear, serial, amountPaise, createdAt }) => ({
        ...{ kind: 'creditNote' as const, amountPaise, at: createdAt },
        number: creditNoteNumber(financialYear, serial),
      })),
    ],
  }
}
