import { and, asc, eq } from 'drizzle-orm'
import { products } from '#/features/catalog/catalog.tables.ts'
import type { Db } from '#/platform/db/database.ts'
import { piecesOffered } from './cart.rules.ts'
import { cartItems, carts } from './cart.tables.ts'

/**
 * Closes the customer's cart because it is being ordered. The first of several calls gets true; the others wait for
 * its transaction and get false, or true when it was rolled back.
 */
export async function closeCart(tx: Db, customerId: string, cartId: string): Promise<boolean> {
  const closed = await tx
    .update(carts)
    .set({ status: 'ordered' })
    // guard: cart-still-open
    .where(and(eq(carts.id, cartId), eq(carts.customerId, customerId), eq(carts.status, 'open')))
    .returning({ id: carts.id })
  return closed.length > 0
}

/**
 * The lines of a cart with their products as they are now, the products locked in id order: until the transaction
 * ends nobody else changes price or stock. In the order in which they were put in. `product.quantity` is 0 for what is no longer offered.
 */
export async function lockLines(tx: Db, cartId: string) {
  const rows = await tx
    .select({
      line: { _id: cartItems.id, size: cartItems.size, quantity: cartItems.quantity },
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
    .where(eq(cartItems.cartId, cartId))
    // guard: products-locked-in-order
    .orderBy(asc(products.id), asc(cartItems.id))
    // guard: products-locked
    .for('no key update', { of: products })
  const lines = rows.map(({ line, snapshot, images, offer }) => ({
    ...line,
    ...snapshot,
    image: images[0] ?? null,
    product: { _id: offer.id, name: snapshot.name, quantity: piecesOffered(offer, line.size) },
  }))
  return lines.sort((one, other) => (one._id < other._id ? -1 : 1))
}

export type OrderedLine = Awaited<ReturnType<typeof lockLines>>[number]
