import { and, asc, count, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { cartItems, carts } from '#/features/cart/cart.tables.ts'
import { products } from '#/features/catalog/tables/catalog.tables.ts'
import type { Db } from '#/platform/db/database.ts'
import { newId } from '#/platform/db/ids.ts'
import type { Measurements } from './tailoring.rules.ts'
import { bodyMeasurements, cartServices, tailoringServices } from './tailoring.tables.ts'

export type ServiceRow = typeof tailoringServices.$inferSelect
type NewService = Omit<ServiceRow, 'id'>

/** All services, by name. */
export const listServices = (db: Db): Promise<ServiceRow[]> =>
  db.select().from(tailoringServices).orderBy(asc(tailoringServices.name))

export async function countServices(tx: Db): Promise<number> {
  const [row] = await tx.select({ count: count() }).from(tailoringServices)
  return row?.count ?? 0
}

/** Adds a service. One of the same name breaks `tailoring_services_name`. */
export async function insertService(tx: Db, fields: NewService): Promise<string> {
  const id = newId()
  await tx.insert(tailoringServices).values({ id, ...fields })
  return id
}

export async function lockService(tx: Db, id: string): Promise<ServiceRow | undefined> {
  const [row] = await tx.select().from(tailoringServices).where(eq(tailoringServices.id, id)).for('update')
  return row
}

export async function updateService(tx: Db, id: string, fields: NewService): Promise<void> {
  await tx.update(tailoringServices).set(fields).where(eq(tailoringServices.id, id))
}

export async function deleteService(tx: Db, id: string): Promise<void> {
  await tx.delete(tailoringServices).where(eq(tailoringServices.id, id))
}

/** The lines of a customer's open bag, with their categories, in the order of the bag. */
export const bagLines = (db: Db, customerId: string) =>
  db
    .select({ id: cartItems.id, quantity: cartItems.quantity, categoryId: products.categoryId })
    .from(cartItems)
    .innerJoin(carts, eq(carts.id, cartItems.cartId))
    .innerJoin(products, eq(products.id, cartItems.productId))
    .where(and(eq(carts.customerId, customerId), eq(carts.status, 'open')))
    .orderBy(asc(cartItems.id))

/** Locks a line of a customer's own open bag, and the bag. */
export async function lockBagLine(tx: Db, customerId: string, itemId: string) {
  const [line] = await tx
    .select({ id: cartItems.id, cartId: cartItems.cartId, categoryId: products.categoryId })
    .from(cartItems)
    .innerJoin(carts, eq(carts.id, cartItems.cartId))
    .innerJoin(products, eq(products.id, cartItems.productId))
    .where(
      and(
        eq(cartItems.id, itemId),
        // guard: own-bag-services
        eq(carts.customerId, customerId),
        eq(carts.status, 'open'),
      ),
    )
    .for('no key update', { of: carts })
  return line
}

/** Sets what is done with a line of a locked bag. The bag is written as well: whoever is about to order it looks again. */
export async function setChosen(
  tx: Db,
  { id: cartItemId, cartId }: { readonly id: string; readonly cartId: string },
  serviceIds: readonly string[],
): Promise<void> {
  await tx.delete(cartServices).where(eq(cartServices.cartItemId, cartItemId))
  if (serviceIds.length > 0) {
    await tx.insert(cartServices).values(serviceIds.map((serviceId) => ({ cartItemId, serviceId })))
  }
  const has = sql`exists (
    select from ${cartServices} join ${cartItems} on ${cartItems.id} = ${cartServices.cartItemId} where ${cartItems.cartId} = ${cartId}
  )`
  // guard: services-move-bag
  await tx.update(carts).set({ hasServices: has }).where(eq(carts.id, cartId))
}

const chosen = (db: Db, where: SQL | undefined) =>
  db
    .select({
      cartId: cartItems.cartId,
      cartItemId: cartServices.cartItemId,
      quantity: cartItems.quantity,
      categoryId: products.categoryId,
      customerId: carts.customerId,
      service: tailoringServices,
    })
    .from(cartServices)
    .innerJoin(cartItems, eq(cartItems.id, cartServices.cartItemId))
    .innerJoin(carts, eq(carts.id, cartItems.cartId))
    .innerJoin(products, eq(products.id, cartItems.productId))
    .innerJoin(tailoringServices, eq(tailoringServices.id, cartServices.serviceId))
    .where(where)
    .orderBy(asc(cartServices.cartItemId), asc(tailoringServices.name))

/** What was chosen for the lines of some bags. */
export const chosenIn = (db: Db, cartIds: readonly string[]) =>
  chosen(db, inArray(cartItems.cartId, [...cartIds]))

/** What a customer chose for the lines of the open bag. */
export const chosenOf = (db: Db, customerId: string) =>
  chosen(db, and(eq(carts.customerId, customerId), eq(carts.status, 'open')))

export type ChosenRow = Awaited<ReturnType<typeof chosenIn>>[number]

/** Measurements of some customers, by their ids. */
export async function measurementsOf(
  db: Db,
  customerIds: readonly string[],
): Promise<ReadonlyMap<string, Measurements>> {
  const rows = await db
    .select()
    .from(bodyMeasurements)
    .where(inArray(bodyMeasurements.customerId, [...customerIds]))
  return new Map(rows.map(({ customerId, lengths }) => [customerId, lengths]))
}

/** Keeps a customer's measurements for next time. */
export async function saveMeasurements(tx: Db, customerId: string, lengths: Measurements): Promise<void> {
  await tx
    .insert(bodyMeasurements)
    .values({ customerId, lengths })
    .onConflictDoUpdate({ target: bodyMeasurements.customerId, set: { lengths, changedAt: sql`now()` } })
}

export async function deleteMeasurements(db: Db, customerId: string): Promise<void> {
  await db.delete(bodyMeasurements).where(eq(bodyMeasurements.customerId, customerId))
}
