import { and, count, desc, eq, inArray, isNotNull, lt, ne, not, or, type SQL, sql } from 'drizzle-orm'
import type { Author } from '#/features/orders/context.ts'
import { orders } from '#/features/orders/tables/orders.tables.ts'
import { payments } from '#/features/orders/tables/payments.tables.ts'
import { giftPurchases } from '#/features/payments/gifts/giftPurchases.tables.ts'
import type { Db } from '#/platform/db/database.ts'
import { newId } from '#/platform/db/ids.ts'
import { mayPay } from './openReceipts.store.ts'
import type { BankCredit, MatchReason, PayableKind, ReceiptOutcome, ReceiptSource } from './receipts.rules.ts'
import { receipts } from './receipts.tables.ts'

export type ReceiptRow = typeof receipts.$inferSelect

/** Whoever writes receipts waits for the one before: two files with the same lines write each line once. */
export async function waitForRecorders(tx: Db): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('zari receipts'))`)
}

/** The amounts of receipts that are known by these UTRs. */
export async function amountsOf(db: Db, utrs: readonly string[]): Promise<Map<string, number>> {
  if (utrs.length === 0) return new Map()
  const rows = await db
    .select({ utr: receipts.utr, amountPaise: receipts.amountPaise })
    .from(receipts)
    .where(sql`${receipts.utr} = any(${sql.param([...utrs])}::text[])`)
  return new Map(rows.flatMap(({ utr, amountPaise }) => (utr === null ? [] : [[utr, amountPaise]])))
}

/** Which of these fingerprints are known. */
export async function knownOf(db: Db, fingerprints: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .select({ fingerprint: receipts.fingerprint })
    .from(receipts)
    .where(sql`${receipts.fingerprint} = any(${sql.param([...fingerprints])}::text[])`)
  return new Set(rows.map(({ fingerprint }) => fingerprint))
}

export interface NewReceipt extends BankCredit {
  readonly fingerprint: string
  readonly isHeld: boolean
}

/** Writes those that are new, all in one statement. @returns their ids */
export async function insertReceipts(
  tx: Db,
  { source, actor }: { readonly source: ReceiptSource; readonly actor?: Author | undefined },
  added: readonly NewReceipt[],
): Promise<string[]> {
  if (added.length === 0) return []
  const column = <Value>(of: (receipt: NewReceipt) => Value) => sql.param(added.map(of))
  const { rows } = await tx.execute<{ id: string }>(sql`
    insert into ${receipts} (
      id, amount_paise, received_on, received_at, utr, narration, payer, account, fingerprint, is_held,
      source, created_by, created_by_name
    )
    select *, ${source}::text, ${actor?.id ?? null}::uuid, ${actor?.name ?? ''}::text from unnest(
      ${column(() => newId())}::uuid[],
      ${column(({ amountPaise }) => amountPaise)}::bigint[],
      ${column(({ receivedOn }) => receivedOn)}::date[],
      ${column(({ receivedAt }) => receivedAt?.toISOString() ?? null)}::timestamptz[],
      ${column(({ utr }) => utr)}::text[],
      ${column(({ narration }) => narration)}::text[],
      ${column(({ payer }) => payer)}::text[],
      ${column(({ account }) => account)}::text[],
      ${column(({ fingerprint }) => fingerprint)}::text[],
      ${column(({ isHeld }) => isHeld)}::boolean[]
    )
    on conflict do nothing
    returning id`)
  return rows.map(({ id }) => id)
}

/** A receipt, locked until the transaction ends. After what it pays, as everybody does. */
export async function lockReceipt(tx: Db, id: string): Promise<ReceiptRow | undefined> {
  const [row] = await tx.select().from(receipts).where(eq(receipts.id, id)).for('no key update')
  return row
}

/** Whether it paid an order or a gift card. */
export const isPaying = ({
  orderId,
  giftPurchaseId,
}: Pick<ReceiptRow, 'orderId' | 'giftPurchaseId'>): boolean => orderId !== null || giftPurchaseId !== null

export interface Paid {
  /** Of the order or the gift card. */
  readonly payableId: string
  readonly kind: PayableKind
  readonly reason: MatchReason
  readonly actor?: Author | undefined
}

/** A receipt paid a locked order or gift card. @returns false where it paid another meanwhile, or that has one already */
export async function linkReceipt(
  tx: Db,
  id: string,
  { payableId, kind, reason, actor }: Paid,
): Promise<boolean> {
  const paid = kind === 'gift' ? receipts.giftPurchaseId : receipts.orderId
  const { rowCount } = await tx
    .update(receipts)
    .set({
      ...(kind === 'gift' ? { giftPurchaseId: payableId } : { orderId: payableId }),
      paidKind: kind,
      matchReason: reason,
      matchedAt: sql`clock_timestamp()`,
      matchedBy: actor?.id ?? null,
      matchedByName: actor?.name ?? '',
    })
    .where(
      and(
        eq(receipts.id, id),
        // guard: receipt-one-order
        mayPay,
        sql`not exists (select from ${receipts} as other where other.${sql.identifier(paid.name)} = ${payableId})`,
      ),
    )
  return rowCount === 1
}

/**
 * Receipts that explain payments of orders which count as there already, set-wise. One process at a time, and none of the payments
 * is taken back meanwhile: they are locked before the receipts, as everybody does. @returns how many were linked
 */
export async function linkPaid(
  tx: Db,
  links: readonly (Omit<Paid, 'actor'> & { readonly id: string })[],
): Promise<number> {
  if (links.length === 0) return 0
  await waitForRecorders(tx)
  const orderIds = links.map(({ payableId }) => payableId)
  await tx.execute(
    sql`select from ${payments} where order_id = any(${sql.param(orderIds)}::uuid[]) order by order_id for share`,
  )
  const { rowCount } = await tx.execute(sql`
    update ${receipts} as receipt
    set order_id = found.order_id, paid_kind = found.kind, match_reason = found.reason, matched_at = clock_timestamp()
    from unnest(
      ${sql.param(links.map(({ id }) => id))}::uuid[],
      ${sql.param(orderIds)}::uuid[],
      ${sql.param(links.map(({ kind }) => kind))}::text[],
      ${sql.param(links.map(({ reason }) => reason))}::text[]
    ) as found (id, order_id, kind, reason)
    join ${payments} as payment on payment.order_id = found.order_id
      and case found.kind when 'payment' then payment.status = 'Completed' else payment.advance_at is not null end
    where receipt.id = found.id and receipt.order_id is null and receipt.gift_purchase_id is null
      and receipt.outcome is null
      and not exists (select from ${receipts} as other where other.order_id = found.order_id)`)
  return rowCount ?? 0
}

/** What became of a locked receipt that paid no order, or of what came on top. */
export interface Settlement {
  readonly outcome: ReceiptOutcome
  readonly returnedPaise: number
  readonly reference?: string
  readonly orderId?: string | undefined
  readonly note: string
  readonly actor: Author
}

export async function settleReceipt(tx: Db, id: string, settlement: Settlement): Promise<void> {
  const { outcome, returnedPaise, reference = '', orderId, note, actor } = settlement
  await tx
    .update(receipts)
    .set({
      outcome,
      returnedPaise: sql`${receipts.returnedPaise} + ${returnedPaise}`,
      returnReference: reference,
      returnOrderId: orderId ?? null,
      note,
      settledAt: sql`clock_timestamp()`,
      settledBy: actor.id,
      settledByName: actor.name,
    })
    .where(eq(receipts.id, id))
}

/** A receipt of which somebody said what it is stands open again. @returns false where money of it went back */
export async function reopenReceipt(tx: Db, id: string): Promise<boolean> {
  const { rowCount } = await tx
    .update(receipts)
    .set({ outcome: null, note: '', settledAt: null, settledBy: null, settledByName: '', isHeld: true })
    // guard: receipt-reopened
    .where(and(eq(receipts.id, id), inArray(receipts.outcome, ['notOrder', 'duplicate'])))
  return rowCount === 1
}

/** What was asked of which a receipt paid it: all of an order, its first part, or a gift card. */
const askedPaise = sql<number | null>`case ${receipts.paidKind}
  when 'advance' then ${payments.advancePaise}
  when 'gift' then ${giftPurchases.valuePaise}
  else ${payments.amountPaise} end`.mapWith(Number)
const shown = {
  receipt: receipts,
  number: orders.number,
  giftNumber: giftPurchases.number,
  paidPaise: askedPaise,
}
export type ShownReceipt = Awaited<ReturnType<typeof findReceipts>>[number]

/** Receipts with what each paid, the newest first. */
const findReceipts = (db: Db, where: SQL | undefined, page: { limit: number; offset: number }) =>
  db
    .select(shown)
    .from(receipts)
    .leftJoin(orders, eq(orders.id, receipts.orderId))
    .leftJoin(payments, eq(payments.orderId, receipts.orderId))
    .leftJoin(giftPurchases, eq(giftPurchases.id, receipts.giftPurchaseId))
    .where(where)
    .orderBy(desc(receipts.receivedOn), desc(receipts.id))
    .limit(page.limit)
    .offset(page.offset)

/** More came than was asked, and did not go back. */
const isTooMuch = sql`${receipts.amountPaise} - ${receipts.returnedPaise} > coalesce(${askedPaise}, 0)`

const hasPaid = or(isNotNull(receipts.orderId), isNotNull(receipts.giftPurchaseId))

/** A part of it went back, and what it had paid was taken back. */
const isLeft = and(not(hasPaid as SQL), isNotNull(receipts.outcome), mayPay)

/** What stands in the lists that need no matching; `tooMuch`: what came on top of what was asked, or is left of it. */
const lists = {
  matched: hasPaid,
  settled: and(not(hasPaid as SQL), isNotNull(receipts.outcome), not(mayPay as SQL)),
  // guard: receipt-rest-listed
  tooMuch: or(and(hasPaid, isTooMuch), isLeft),
} as const
export type StoredList = keyof typeof lists

export const listReceipts = (db: Db, list: StoredList, page: { limit: number; offset: number }) =>
  findReceipts(db, lists[list], page)

export async function countReceipts(db: Db, list: StoredList): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(receipts)
    .leftJoin(payments, eq(payments.orderId, receipts.orderId))
    .leftJoin(giftPurchases, eq(giftPurchases.id, receipts.giftPurchaseId))
    .where(lists[list])
  return row?.total ?? 0
}

/** Receipts by their ids, in no order. */
export const receiptsById = (db: Db, ids: readonly string[]): Promise<ShownReceipt[]> =>
  findReceipts(db, inArray(receipts.id, [...ids]), { limit: ids.length, offset: 0 })

/** What paid an order, or went back to its customer. */
export const receiptsOfOrder = (db: Db, orderId: string): Promise<ShownReceipt[]> =>
  findReceipts(db, or(eq(receipts.orderId, orderId), eq(receipts.returnOrderId, orderId)), {
    limit: 50,
    offset: 0,
  })

/** Empties what the bank wrote of receipts from before a day, or only of those that were no order's. @returns how many */
export async function forgetWords(
  db: Db,
  { before, outcome }: { readonly before: string; readonly outcome?: ReceiptOutcome },
): Promise<number> {
  const { rowCount } = await db
    .update(receipts)
    .set({ narration: '', payer: '' })
    .where(
      and(
        lt(receipts.receivedOn, before),
        or(ne(receipts.narration, ''), ne(receipts.payer, '')),
        outcome && eq(receipts.outcome, outcome),
      ),
    )
  return rowCount ?? 0
}
