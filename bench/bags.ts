import { sql } from 'drizzle-orm'
import { billing } from '../test/fixtures/orders.ts'
import { type Ask, browserHeaders } from './load/asks.ts'
import type { Customer } from './people.ts'
import type { BenchShop } from './shop.ts'

/** A filled bag of a customer who is logged in. */
export interface Bag extends Customer {
  readonly cartId: string
}

/**
 * Gives each customer a new bag with a piece of some products, by default two of a thousand, others for everyone. What
 * they had in a bag before is gone.
 */
export async function fillBags(
  { db, goods }: Pick<BenchShop, 'db' | 'goods'>,
  customers: readonly Customer[],
  wanted = (at: number): (string | undefined)[] =>
    [at * 7, at * 13 + 1].map((place) => goods[place % goods.length]?.id),
): Promise<Bag[]> {
  const lines = customers.flatMap(({ id }, at) =>
    [...new Set(wanted(at))].map((productId) => ({ id, productId })),
  )
  const owners = sql.param(lines.map(({ id }) => id))
  const products = sql.param(lines.map(({ productId }) => productId))
  await db.execute(sql`delete from carts where status = 'open'`)
  const { rows } = await db.execute<{ id: string; cart_id: string }>(sql`
    with lines as materialized (select * from unnest(${owners}::uuid[], ${products}::uuid[]) as line(owner, product_id)),
    bags as (
      insert into carts (id, customer_id) select uuidv7(), owner from (select distinct owner from lines) as owners
      returning id, customer_id
    ),
    filled as (
      insert into cart_items (id, cart_id, product_id, quantity)
      select uuidv7(), bags.id, product_id, 1 from lines join bags on customer_id = owner
    )
    select customer_id as id, id as cart_id from bags`)
  const bags = new Map(rows.map(({ id, cart_id }) => [id, cart_id]))
  return customers.map((customer) => ({ ...customer, cartId: bags.get(customer.id) ?? '' }))
}

// A shop without an UPI id sells for cash.
export const billingAddress = { ...billing, companyName: '', payment: 'cod' as const }

/** The request that orders a bag, as browsers send it. */
export const orderOf = ({ cartId, token }: Bag): Ask => ({
  path: `/api/cart/place-order/${cartId}`,
  headers: { ...browserHeaders, authorization: token },
  json: { billingAddress, device: 'mobile' },
})
