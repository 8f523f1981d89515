import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '#/platform/db/database.ts'
import { productRanks, products } from '../tables/catalog.tables.ts'

/** What unreviewed products would get, and how many reviews that counts for: one of five stars is no better than fifty of 4.8. */
const USUAL = { stars: 4, reviews: 5 } as const

/** The rating of a product in thousandths of a star, of the sum and the number of its stars. */
export const ratingOf = (stars: SQL, reviews: SQL): SQL =>
  sql`round(1000.0 * (${stars} + ${USUAL.stars * USUAL.reviews}::int) / (${reviews} + ${USUAL.reviews}::int))::int`

/**
 * Says how products do; those that are not named are as if nobody had bought or reviewed them. Only what differs is written,
 * and announced by the database.
 * @param ranks a relation of `product_id`, `sold` (pieces) and `rating`
 */
export async function writeRanks(db: Db, ranks: SQL): Promise<void> {
  await db.execute(sql`
    with ranked as (
      select ranks.* from (${ranks}) as ranks join ${products} on ${products.id} = ranks.product_id
    ), gone as (
      delete from ${productRanks} where product_id not in (select product_id from ranked)
    )
    insert into ${productRanks} as known (product_id, sold, rating)
    select product_id, sold, rating from ranked
    on conflict (product_id) do update set sold = excluded.sold, rating = excluded.rating
    where (known.sold, known.rating) is distinct from (excluded.sold, excluded.rating)`)
}
