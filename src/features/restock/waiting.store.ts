import { sql } from 'drizzle-orm'
import { products } from '#/features/catalog/tables/catalog.tables.ts'
import { variants } from '#/features/catalog/tables/stock.tables.ts'
import type { Db } from '#/platform/db/database.ts'
import { piecesFor } from './restock.store.ts'
import { restockWishes as wishes } from './restock.tables.ts'

/** A size of a product that somebody waits for. */
export interface WaitedFor {
  readonly productId: string
  readonly name: string
  readonly image: string | null
  readonly size: string
  readonly people: number
  readonly since: Date
  readonly worthPaise: number
  readonly pieces: number
  readonly isOnSale: boolean
  /** Of all rows, whatever the limit. */
  readonly allPeople: number
  readonly allWorthPaise: number
}

/** What is waited for, by what it would bring if each bought one piece. Visitors count once they have confirmed. */
export async function listWaitedFor(db: Db, limit: number): Promise<WaitedFor[]> {
  const { rows } = await db.execute<{ [Key in keyof WaitedFor]: WaitedFor[Key] } & { since: string }>(sql`
    with waited as (
      select product_id, size, count(*)::int as people, min(confirmed_at) as since
      from ${wishes} where invited_at is null and confirmed_at is not null group by product_id, size
    ), priced as (
      select waited.*, ${products.name}, ${products.images}[1] as image,
        ${products.status} and ${products.deletedAt} is null as on_sale,
        people * coalesce(${variants.pricePaise}, ${products.pricePaise})::bigint as worth
      from waited join ${products} on ${products.id} = waited.product_id
      left join ${variants} on ${variants.productId} = waited.product_id and ${variants.size} = waited.size
        and ${variants.removedAt} is null
      where ${products.deletedAt} is null
    ), listed as (
      select *, sum(people) over ()::int as all_people, sum(worth) over ()::float8 as all_worth
      from priced order by worth desc, since, product_id, size limit ${limit}
    )
    select product_id as "productId", name, image, size, people, since, worth::float8 as "worthPaise",
      ${piecesFor(sql`listed.product_id`, sql`listed.size`)} as pieces, on_sale as "isOnSale",
      all_people as "allPeople", all_worth as "allWorthPaise"
    from listed order by worth desc, since, product_id, size`)
  return rows.map((row) => ({ ...row, since: new Date(row.since) }))
}
