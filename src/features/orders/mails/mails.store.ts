import { and, asc, desc, eq, gt } from 'drizzle-orm'
import { nameWords } from '#/features/catalog/names/names.store.ts'
import type { KnownProduct, OrderedAs } from '#/features/catalog/names/productNames.ts'
import { shownSlug } from '#/features/catalog/stores/shownProducts.store.ts'
import { products } from '#/features/catalog/tables/catalog.tables.ts'
import { daysAdded } from '#/features/tailoring/tailoring.rules.ts'
import type { Db } from '#/platform/db/database.ts'
import type { OrderEventName } from '../rules/events.rules.ts'
import type { ParcelOutcome } from '../rules/returns.rules.ts'
import { orderEvents, orderItems, orders } from '../tables/orders.tables.ts'
import { payments } from '../tables/payments.tables.ts'
import { refunds } from '../tables/refunds.tables.ts'
import { orderAdjustments } from '../tables/returns.tables.ts'
import type { MailedPiece } from './mailed.ts'

/** An order as its mails see it. */
export async function findMailed(db: Db, orderId: string) {
  const [row] = await db
    .select({ order: orders, payment: payments })
    .from(orders)
    .innerJoin(payments, eq(payments.orderId, orders.id))
    .where(eq(orders.id, orderId))
  return row
}
export type MailedOrder = NonNullable<Awaited<ReturnType<typeof findMailed>>>

/** A line of an order as it was bought, with what its product is called now; null for what is gone, and for what is no product. */
export type OrderedPiece = MailedPiece & OrderedAs & { readonly now: KnownProduct | null }

/** The lines of an order, in their order. */
export const piecesOf = (db: Db, orderId: string): Promise<OrderedPiece[]> =>
  db
    .select({
      productId: orderItems.productId,
      now: { id: products.id, name: products.name, words: nameWords() },
      name: orderItems.name,
      size: orderItems.size,
      pricePaise: orderItems.pricePaise,
      image: orderItems.image,
      slug: shownSlug(),
      quantity: orderItems.quantity,
      cancelled: orderItems.cancelled,
      returned: orderItems.returned,
    })
    .from(orderItems)
    .leftJoin(products, eq(products.id, orderItems.productId))
    .where(eq(orderItems.orderId, orderId))
    .orderBy(asc(orderItems.position))

/** Business days that are added until an order leaves, for what is done with its goods. */
export async function serviceDaysOf(db: Db, orderId: string): Promise<number> {
  const rows = await db
    .select({ service: orderItems.service })
    .from(orderItems)
    .where(and(eq(orderItems.orderId, orderId), eq(orderItems.kind, 'service'), gt(orderItems.quantity, 0)))
  return daysAdded(rows.flatMap(({ service }) => service ?? []))
}

/** What the customer was told with a step: of this event, or of the newest of its kind. */
export async function noteOf(
  db: Db,
  orderId: string,
  event: OrderEventName,
  eventId: string | undefined,
): Promise<string> {
  const [row] = await db
    .select({ text: orderEvents.text })
    .from(orderEvents)
    .where(
      and(
        eq(orderEvents.orderId, orderId),
        eq(orderEvents.event, event),
        eventId === undefined ? undefined : eq(orderEvents.id, eventId),
      ),
    )
    .orderBy(desc(orderEvents.createdAt))
    .limit(1)
  return row?.text ?? ''
}

/** A refund that was sent and did not fail since: this one, or the newest of the order. */
export async function sentRefund(db: Db, orderId: string, refundId: string | undefined) {
  const [row] = await db
    .select()
    .from(refunds)
    .where(
      and(
        eq(refunds.orderId, orderId),
        eq(refunds.state, 'sent'),
        refundId === undefined ? undefined : eq(refunds.id, refundId),
      ),
    )
    .orderBy(desc(refunds.sentAt))
    .limit(1)
  return row
}

/** What became of the parcel of an order that did not arrive. */
export async function findOutcome(db: Db, orderId: string): Promise<ParcelOutcome> {
  const [row] = await db
    .select({ kind: orderAdjustments.kind })
    .from(orderAdjustments)
    .where(and(eq(orderAdjustments.orderId, orderId), eq(orderAdjustments.kind, 'lost')))
  return row ? 'lost' : 'refused'
}
