import { and, asc, eq, sql } from 'drizzle-orm'
import { products } from '#/features/catalog/catalog.tables.ts'
import type { Db } from '#/platform/db/database.ts'
import { newId } from '#/platform/db/ids.ts'
import { type Offer, piecesOffered } from './cart.rules.ts'
import { cartItems, carts } from './cart.tables.ts'

const productColumns = {
  id: products.id,
  name: products.name,
  slug: products.slug,
  pricePaise: products.pricePaise,
  images: products.images,
  quantity: products.quantity,
  status: products.status,
  deletedAt: products.deletedAt,
  enableSize: products.enableSize,
  sizes: products.sizes,
}

const isOpen = (customerId: string) => and(eq(carts.customerId, customerId), eq(carts.status, 'open'))

interface ProductRow extends Offer {
  readonly id: string
  readonly name: string
  readonly slug: string
  readonly pricePaise: number
  readonly images: string[]
  readonly quantity: number
}

/** A line of a bag with its product as it is now; `product.quantity`: pieces that can be had in the line's size. */
export interface CartLine {
  readonly _id: string
  /** Empty for a product without sizes. */
  readonly size: string
  readonly quantity: number
  readonly product: Pick<ProductRow, 'name' | 'slug' | 'pricePaise' | 'images' | 'quantity'> & {
    readonly _id: string
  }
}

/** A customer's bag; `cartId` is empty as long as there is no line. */
export interface CartRows {
  readonly cartId: string
  readonly customerId: string
  readonly lines: readonly CartLine[]
}

export const lineOf = (
  { id, size, quantity }: Omit<NewLine, 'productId'>,
  product: ProductRow,
): CartLine => ({
  ...{ _id: id, size, quantity },
  product: { ...product, _id: product.id, quantity: piecesOffered(product, size) },
})

/** The open cart of a customer at today's prices; lines stay in the order in which they were put in. */
export async function readCart(db: Db, customerId: string): Promise<CartRows> {
  const rows = await db
    .select({
      cartId: carts.id,
      line: { id: cartItems.id, size: cartItems.size, quantity: cartItems.quantity },
      product: productColumns,
    })
    .from(carts)
    .innerJoin(cartItems, eq(cartItems.cartId, carts.id))
    .innerJoin(products, eq(products.id, cartItems.productId))
    .where(isOpen(customerId))
    .orderBy(asc(cartItems.id))
  const lines = rows.map(({ line, product }) => lineOf(line, product))
  return { cartId: rows[0]?.cartId ?? '', customerId, lines }
}

/** The id of the customer's open cart, made if there is none. Locked: changes of one cart happen one after the other. */
export async function openCart(tx: Db, customerId: string): Promise<string> {
  const [row] = await tx
    .insert(carts)
    .values({ id: newId(), customerId })
    .onConflictDoUpdate({
      target: carts.customerId,
      targetWhere: sql`${carts.status} = 'open'`,
      set: { status: 'open' },
    })
    .returning({ id: carts.id })
  if (!row) throw new Error('The cart was not written')
  return row.id
}

/** Locks the customer's open cart, if there is one. */
export async function lockCart(tx: Db, customerId: string): Promise<string | undefined> {
  const [row] = await tx.select({ id: carts.id }).from(carts).where(isOpen(customerId)).for('update')
  return row?.id
}

export async function findProduct(db: Db, productId: string): Promise<ProductRow | undefined> {
  const [row] = await db.select(productColumns).from(products).where(eq(products.id, productId))
  return row
}

export interface NewLine {
  readonly id: string
  readonly productId: string
  readonly size: string
  readonly quantity: number
}

export async function insertLine(tx: Db, cartId: string, line: NewLine): Promise<void> {
  await tx.insert(cartItems).values({ cartId, ...line })
}

export async function setQuantity(tx: Db, cartId: string, itemId: string, quantity: number): Promise<void> {
  await tx
    .update(cartItems)
    .set({ quantity })
    .where(and(eq(cartItems.id, itemId), eq(cartItems.cartId, cartId)))
}

/** Whether the line was in the cart. */
export async function deleteLine(tx: Db, cartId: string, itemId: string): Promise<boolean> {
  const gone = await tx
    .delete(cartItems)
    .where(and(eq(cartItems.id, itemId), eq(cartItems.cartId, cartId)))
    .returning({ id: cartItems.id })
  return gone.length > 0
}
