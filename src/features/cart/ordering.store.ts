import { and, asc, eq, type SQL, sql } from 'drizzle-orm'
import { products } from '#/features/catalog/catalog.tables.ts'
import type { Db } from '#/platform/db/database.ts'
import { piecesOffered } from './cart.rules.ts'
import { cartItems, carts } from './cart.tables.ts'

const ids = (list: readonly string[]) => sql`${sql.param([...list])}::uuid[]`

/** A cart that is to be ordered, and by whom. */
export interface OwnCart {
  readonly cartId: string
  readonly customerId: string
}

/**
 * Locks those of these carts that are open and their customers' own, in id order: until the transaction ends nothing is
 * put in or taken out, and whoever wants to order one of them waits. @returns whose they are, by their ids
 */
async function lockOpenCarts(tx: Db, own: readonly OwnCart[]): Promise<ReadonlyMap<string, string>> {
  const cartIds = ids(own.map(({ cartId }) => cartId))
  const customerIds = ids(own.map(({ customerId }) => customerId))
  const open = await tx
    .select({ id: carts.id, customerId: carts.customerId })
    .from(carts)
    .where(
      and(
        sql`(${carts.id}, ${carts.customerId}) in (select * from unnest(${cartIds}, ${customerIds}))`,
        // guard: cart-still-open
        eq(carts.status, 'open'),
      ),
    )
    .orderBy(asc(carts.id))
    .for('no key update')
    .prepare('lock_open_carts')
    .execute()
  return new Map(open.map(({ id, customerId }) => [id, customerId]))
}

/** Closes carts because they were ordered; part of the statement that writes their orders. */
export const closeCarts = (cartIds: readonly string[]): SQL =>
  sql`update ${carts} set status = 'ordered' where id = any(${ids(cartIds)})`

/**
 * The lines of carts with their products as they are now, the products locked in id order: until the transaction ends
 * nobody else changes price or stock. Those of each cart in the order in which they were put in. `product.quantity` is 0
 * for what is no longer offered.
 */
async function lockLines(tx: Db, cartIds: readonly string[]) {
  const rows = await tx
    .select({
      line: {
        _id: cartItems.id,
        cartId: cartItems.cartId,
        size: cartItems.size,
        quantity: cartItems.quantity,
      },
      snapshot: {
        name: products.name,
        pricePaise: products.pricePaise,
        hsn: products.hsn,
        gstClass: products.gstClass,
      },
      images: products.images,
      offer: {
        id: products.id,
        quantity: products.quantity,
        status: products.status,
        deletedAt: products.deletedAt,
        enableSize: products.enableSize,
        sizes: products.sizes,
      },
    })
    .from(cartItems)
    .innerJoin(products, eq(products.id, cartItems.productId))
    .where(sql`${cartItems.cartId} = any(${ids(cartIds)})`)
    // guard: products-locked-in-order
    .orderBy(asc(products.id), asc(cartItems.id))
    // guard: products-locked
    .for('no key update', { of: products })
    .prepare('lock_lines')
    .execute()
  const lines = rows.map(({ line, snapshot, images, offer }) => ({
    ...line,
    ...snapshot,
    image: images[0] ?? null,
    product: { _id: offer.id, name: snapshot.name, quantity: piecesOffered(offer, line.size) },
  }))
  return Map.groupBy(
    lines.sort((one, other) => (one._id < other._id ? -1 : 1)),
    ({ cartId }) => cartId,
  )
}

type Lines = Awaited<ReturnType<typeof lockLines>>
export type OrderedLine = Lines extends Map<string, (infer Line)[]> ? Line : never

/**
 * Locks carts that are to be ordered and the products in them. @returns the lines of each cart, in their order;
 * undefined for one that is not open, or not this customer's
 */
export async function lockBags(
  tx: Db,
  own: readonly OwnCart[],
): Promise<(readonly OrderedLine[] | undefined)[]> {
  const open = await lockOpenCarts(tx, own)
  const lines = open.size > 0 ? await lockLines(tx, [...open.keys()]) : new Map<string, OrderedLine[]>()
  return own.map(({ cartId, customerId }) => {
    // guard: own-bag-only
    const isOwn = open.get(cartId) === customerId
    return isOwn ? (lines.get(cartId) ?? []) : undefined
  })
}
