import { sessions, users } from '../../src/features/accounts/accounts.tables.ts'
import { cartItems, carts } from '../../src/features/cart/cart.tables.ts'
import type { Db } from '../../src/platform/db/database.ts'
import { newId } from '../../src/platform/db/ids.ts'

export interface Wanted {
  readonly productId: string
  readonly size?: string
  readonly quantity?: number
}

/** A customer who is logged in and has a filled bag. */
export interface Buyer {
  readonly id: string
  readonly token: string
  readonly cartId: string
}

/** One buyer for each bag, written directly: thousands of them in a moment. Lines keep their order. */
export async function buyersFor(db: Db, bags: readonly (readonly Wanted[])[]): Promise<Buyer[]> {
  const buyers = bags.map(() => ({ id: newId(), token: newId().replaceAll('-', ''), cartId: newId() }))
  const expiresAt = new Date(Date.now() + 3_600_000)
  await db
    .insert(users)
    .values(buyers.map(({ id }, at) => ({ id, name: `Buyer ${at}`, email: `${id}@example.com` })))
  await db
    .insert(sessions)
    .values(buyers.map(({ id, token }) => ({ id: newId(), userId: id, token, expiresAt })))
  await db.insert(carts).values(buyers.map(({ id, cartId }) => ({ id: cartId, customerId: id })))
  const lines = buyers.flatMap(({ cartId }, at) =>
    (bags[at] ?? []).map(({ productId, size = '', quantity = 1 }) => ({
      id: newId(),
      cartId,
      productId,
      size,
      quantity,
    })),
  )
  await db.insert(cartItems).values(lines)
  return buyers
}

/** `count` buyers who all want the same. */
export const buyersOf = (db: Db, count: number, ...bag: readonly Wanted[]): Promise<Buyer[]> =>
  buyersFor(
    db,
    Array.from({ length: count }, () => bag),
  )
