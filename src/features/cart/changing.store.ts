import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '#/platform/db/database.ts'
import { newId } from '#/platform/db/ids.ts'
import { preparedOn } from '#/platform/db/prepared.ts'
import type { ReadCart } from './cart.store.ts'
import { cartItems, carts } from './cart.tables.ts'

const given = sql.placeholder

/**
 * Every change of a bag is one statement: it takes hold of the bag as it was read and writes one line of it. Where somebody
 * else changed or ordered the bag meanwhile there is nothing to take hold of, and nothing is written.
 */
const writing = preparedOn((db) => {
  // Written as it is: that locks the row and gives the bag its next version.
  const sameBag = db.$with('bag').as(
    db
      .update(carts)
      .set({ status: 'open' })
      .where(
        and(
          eq(carts.id, given('cartId')),
          eq(carts.status, 'open'),
          // guard: cart-as-it-was-read
          sql`${carts}.xmin = ${given('version')}::xid`,
        ),
      )
      .returning({ id: carts.id }),
  )
  const newBag = db.$with('bag').as(
    db
      .insert(carts)
      .values({ id: given('cartId'), customerId: given('customerId') })
      .onConflictDoNothing({ target: carts.customerId, where: eq(carts.status, sql`'open'`) })
      .returning({ id: carts.id }),
  )
  const saveLineOf = (bag: typeof sameBag) =>
    db
      .with(bag)
      .insert(cartItems)
      .select(
        db
          .select({
            id: sql<string>`${given('itemId')}::uuid`.as('id'),
            cartId: bag.id,
            productId: sql<string>`${given('productId')}::uuid`.as('product_id'),
            size: sql<string>`${given('size')}::text`.as('size'),
            quantity: sql<number>`${given('quantity')}::int`.as('quantity'),
            createdAt: sql<Date>`now()`.as('created_at'),
          })
          .from(bag),
      )
      .onConflictDoUpdate({
        target: [cartItems.cartId, cartItems.productId, cartItems.size],
        set: { quantity: sql`excluded.quantity` },
      })
      .returning({ cartId: cartItems.cartId })
  return {
    saveLine: saveLineOf(sameBag).prepare('save_line'),
    saveFirstLine: saveLineOf(newBag).prepare('save_first_line'),
    deleteLine: db
      .with(sameBag)
      .delete(cartItems)
      .where(
        and(
          eq(cartItems.id, given('itemId')),
          inArray(cartItems.cartId, db.select({ id: sameBag.id }).from(sameBag)),
        ),
      )
      .returning({ cartId: cartItems.cartId })
      .prepare('delete_line'),
  }
})

export interface SavedLine {
  readonly itemId: string
  readonly productId: string
  readonly size: string
  readonly quantity: number
}

/**
 * Writes a line into a bag, in place of the one of the same product and size, and begins a bag for whom has none.
 * @returns the id of the bag; undefined when it is not as it was read any more
 */
export async function saveLine(db: Db, cart: ReadCart, line: SavedLine): Promise<string | undefined> {
  const { cartId, customerId, version } = cart
  const [saved] = await (cartId
    ? writing(db).saveLine.execute({ ...line, cartId, version })
    : writing(db).saveFirstLine.execute({ ...line, cartId: newId(), customerId }))
  return saved?.cartId
}

/** Takes a line out of a bag. @returns the id of the bag; undefined when it is not as it was read any more */
export async function deleteLine(
  db: Db,
  { cartId, version }: ReadCart,
  itemId: string,
): Promise<string | undefined> {
  const [deleted] = await writing(db).deleteLine.execute({ cartId, version, itemId })
  return deleted?.cartId
}
