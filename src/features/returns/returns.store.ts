import { and, eq, sql } from 'drizzle-orm'
import type { ItemKind } from '#/features/orders/rules/orderedServices.rules.ts'
import {
  type AdjustmentKind,
  type AdjustmentMoney,
  discountOfPieces,
  type RemovedLine,
  type ReturnReason,
  valueOfPieces,
} from '#/features/orders/rules/returns.rules.ts'
import { orderItems, orders } from '#/features/orders/tables/orders.tables.ts'
import { payments } from '#/features/orders/tables/payments.tables.ts'
import { orderAdjustmentLines, orderAdjustments } from '#/features/orders/tables/returns.tables.ts'
import type { Db } from '#/platform/db/database.ts'
import { newId } from '#/platform/db/ids.ts'

export interface NewAdjustment {
  readonly orderId: string
  readonly idempotencyKey?: string | undefined
  readonly kind: AdjustmentKind
  readonly valuePaise: number
  readonly agreedPaise: number
  /** Store credit that the customer is given back besides. */
  readonly creditPaise?: number
  readonly money: AdjustmentMoney
  readonly reason?: ReturnReason | undefined
}

/** Writes down that pieces leave a locked order. */
export async function insertAdjustment(
  tx: Db,
  adjustment: NewAdjustment,
  removed: readonly RemovedLine[],
): Promise<void> {
  const id = newId()
  // Not the start of the transaction: it may have waited while another one wrote its own.
  await tx.insert(orderAdjustments).values({ id, ...adjustment, createdAt: sql`clock_timestamp()` })
  await tx.insert(orderAdjustmentLines).values(
    removed.map(({ line, pieces, restock }) => ({
      adjustmentId: id,
      itemId: line.id,
      pieces,
      restocked: restock,
    })),
  )
}

export interface KnownAdjustment {
  readonly orderId: string
  readonly kind: AdjustmentKind
  /** By the id of the line. */
  readonly pieces: ReadonlyMap<string, number>
  /** Lines of services: some were named, others went with their goods. */
  readonly services: ReadonlyMap<string, number>
}

/** What was written down under a key before. */
export async function findAdjustmentByKey(
  tx: Db,
  idempotencyKey: string,
): Promise<KnownAdjustment | undefined> {
  const rows = await tx
    .select({ adjustment: orderAdjustments, line: orderAdjustmentLines, itemKind: orderItems.kind })
    .from(orderAdjustments)
    .innerJoin(orderAdjustmentLines, eq(orderAdjustmentLines.adjustmentId, orderAdjustments.id))
    .innerJoin(orderItems, eq(orderItems.id, orderAdjustmentLines.itemId))
    .where(eq(orderAdjustments.idempotencyKey, idempotencyKey))
  const [first] = rows
  if (!first) return undefined
  const { orderId, kind } = first.adjustment
  const piecesOf = (wanted: ItemKind) =>
    new Map(
      rows.flatMap(({ line, itemKind }) =>
        itemKind === wanted ? [[line.itemId, line.pieces] as const] : [],
      ),
    )
  return { orderId, kind, pieces: piecesOf('goods'), services: piecesOf('service') }
}

const asRows = (removed: readonly RemovedLine[]) =>
  sql`unnest(${sql.param(removed.map(({ line }) => line.id))}::uuid[], ${sql.param(
    removed.map(({ pieces }) => pieces),
  )}::int[], ${sql.param(removed.map(({ restock }) => restock))}::int[]) as leaving(id, pieces, good)`

/** Pieces came back, or were lost. The database refuses more than are left. */
export async function addReturned(tx: Db, removed: readonly RemovedLine[]): Promise<void> {
  await tx
    .update(orderItems)
    .set({
      returned: sql`${orderItems.returned} + leaving.pieces`,
      restocked: sql`${orderItems.restocked} + leaving.good`,
    })
    .from(asRows(removed))
    .where(eq(orderItems.id, sql`leaving.id`))
}

/** Pieces are cancelled before packing, and the order costs less. The database refuses more than are left. */
export async function addCancelled(tx: Db, orderId: string, removed: readonly RemovedLine[]): Promise<void> {
  await tx
    .update(orderItems)
    .set({
      quantity: sql`${orderItems.quantity} - leaving.pieces`,
      cancelled: sql`${orderItems.cancelled} + leaving.pieces`,
    })
    .from(asRows(removed))
    .where(eq(orderItems.id, sql`leaving.id`))
  const valuePaise = valueOfPieces(removed)
  const discountPaise = discountOfPieces(removed)
  await tx
    .update(orders)
    .set({
      subTotalPaise: sql`${orders.subTotalPaise} - ${valuePaise + discountPaise}`,
      discountPaise: sql`${orders.discountPaise} - ${discountPaise}`,
      grandTotalPaise: sql`${orders.grandTotalPaise} - ${valuePaise}`,
    })
    .where(eq(orders.id, orderId))
}

/** Less is to be paid for a locked order. */
export async function lowerDue(tx: Db, paymentId: string, paise: number): Promise<void> {
  await tx
    .update(payments)
    .set({ amountPaise: sql`${payments.amountPaise} - ${paise}` })
    .where(and(eq(payments.id, paymentId), eq(payments.status, 'Pending')))
}

/** Takes what waits for the payment of a locked order, oldest first: paise of each, to be owed in the same transaction. */
export async function takePendingRefunds(tx: Db, orderId: string): Promise<number[]> {
  const taken = await tx
    .update(orderAdjustments)
    .set({ money: 'refund' })
    .where(and(eq(orderAdjustments.orderId, orderId), eq(orderAdjustments.money, 'onPayment')))
    .returning({ paise: orderAdjustments.agreedPaise, at: orderAdjustments.createdAt })
  return taken.sort((one, other) => one.at.getTime() - other.at.getTime()).map(({ paise }) => paise)
}
