import { sql } from 'drizzle-orm'
import type { Db } from '#/platform/db/database.ts'
import { newId } from '#/platform/db/ids.ts'
import { preparedOn } from '#/platform/db/prepared.ts'
import type { CartLine, ReadCart } from './cart.store.ts'
import { cartItems, carts } from './cart.tables.ts'

const given = sql.placeholder

/**
 * Writes one line into each of several bags, if the bag is still as it was read. Where somebody else changed or ordered it
 * meanwhile there is nothing to take hold of, and nothing is written.
 */
const writing = preparedOn((db) => {
  const id = { id: sql<string>`id`.as('id') }
  const asked = db.$with('asked', {}).as(sql`
    select * from unnest(
      ${given('cartIds')}::uuid[], ${given('customerIds')}::uuid[], ${given('versions')}::text[],
      ${given('itemIds')}::uuid[], ${given('productIds')}::uuid[], ${given('sizes')}::text[], ${given('quantities')}::int[]
    ) as asked (cart_id, customer_id, version, item_id, product_id, size, quantity)`)
  // Locked in id order, as by everybody who wants several.
  // guard: cart-as-it-was-read
  const same = db.$with('same', id).as(sql`
    select ${carts}.id from ${carts} join asked on ${carts}.id = asked.cart_id
    where ${carts}.xmin = asked.version::xid
    order by ${carts}.id for no key update of ${carts}`)
  // Written as they are: that gives each its next version.
  const marked = db.$with('marked', id).as(sql`
    update ${carts} set status = 'open' where id in (select id from same) returning id`)
  const begun = db.$with('begun', id).as(sql`
    insert into ${carts} (id, customer_id)
    select cart_id, customer_id from asked where version is null order by customer_id
    on conflict (customer_id) where status = 'open' do nothing returning id`)
  const bags = db.$with('bags', id).as(sql`select id from marked union all select id from begun`)
  const saved = db.$with('saved', {}).as(sql`
    insert into ${cartItems} (id, cart_id, product_id, size, quantity)
    select item_id, cart_id, product_id, size, quantity from asked
    where quantity > 0 and cart_id in (select id from bags)
    on conflict (cart_id, product_id, size) do update set quantity = excluded.quantity`)
  const deleted = db.$with('deleted', {}).as(sql`
    delete from ${cartItems} using asked
    where asked.quantity = 0 and asked.cart_id in (select id from bags)
      and ${cartItems}.id = asked.item_id and ${cartItems}.cart_id = asked.cart_id`)
  return db
    .with(asked, same, marked, begun, bags, saved, deleted)
    .select({ id: bags.id })
    .from(bags)
    .prepare('write_cart_lines')
})

/** A line as it is to be in a bag, in place of the one of the same product and size; 0 pieces take it out. */
interface ChangedCart {
  readonly cart: ReadCart
  readonly line: CartLine
}

type WrittenLine = ChangedCart & { readonly cartId: string }

/** @returns the ids of the bags that were written: the others are not as they were read any more */
async function write(db: Db, all: readonly WrittenLine[]): Promise<Set<string>> {
  const written = await writing(db).execute({
    cartIds: all.map(({ cartId }) => cartId),
    customerIds: all.map(({ cart }) => cart.customerId),
    versions: all.map(({ cart }) => cart.version || null),
    itemIds: all.map(({ line }) => line._id),
    productIds: all.map(({ line }) => line.product._id),
    sizes: all.map(({ line }) => line.size),
    quantities: all.map(({ line }) => line.quantity),
  })
  return new Set(written.map(({ id }) => id))
}

/**
 * Writes a line into each of several bags of different customers, in one statement; who has no bag begins one.
 * @returns those that were written, with the ids of their bags: the others are not as they were read any more
 */
export async function writeLines<Changed extends ChangedCart>(
  db: Db,
  changed: readonly Changed[],
): Promise<(Changed & { readonly cartId: string })[]> {
  if (changed.length === 0) return []
  const all = changed.map((one) => ({ ...one, cartId: one.cart.cartId || newId() }))
  const done = await write(db, all)
  return all.filter(({ cartId }) => done.has(cartId))
}

/**
 * Writes several lines of different products or sizes into one bag, in one statement.
 * @returns the id of the bag; undefined where it is not as it was read any more, and nothing was written
 */
export async function writeBag(
  db: Db,
  cart: ReadCart,
  lines: readonly CartLine[],
): Promise<string | undefined> {
  const cartId = cart.cartId || newId()
  const done = await write(
    db,
    lines.map((line) => ({ cart, line, cartId })),
  )
  return done.has(cartId) ? cartId : undefined
}
