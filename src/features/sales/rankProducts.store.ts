import { sql } from 'drizzle-orm'
import { ratingOf, writeRanks } from '#/features/catalog/ranks/ranks.store.ts'
import type { Db } from '#/platform/db/database.ts'

/** A best seller is what sold lately, days. */
const LATELY = 90

/** Tells the catalogue how its products do: pieces sold in the last days, as they were counted, and what reviews say. */
export const rankProducts = (db: Db): Promise<void> =>
  writeRanks(
    db,
    sql`
    select product_id, coalesce(sales.sold, 0) as sold, coalesce(stars.rating, 0) as rating
    from (
      select product_id, sum(pieces)::int as sold from sales_products
      where day > (now() at time zone 'Asia/Kolkata')::date - ${LATELY}::int group by product_id
    ) as sales
    full join (
      select product_id, ${ratingOf(sql`sum(rating)`, sql`count(*)`)} as rating from reviews group by product_id
    ) as stars using (product_id)`,
  )
