import { type SQL, sql } from 'drizzle-orm'
import { products } from '../tables/catalog.tables.ts'
import { stock, variants } from '../tables/stock.tables.ts'
import type { Variant } from '../variants/variants.rules.ts'
import { isOffered, liesIn } from './stock.store.ts'

const inOrder = sql`json_agg(json_build_object(
    'id', ${variants.id}, 'size', ${variants.size}, 'sku', ${variants.sku}, 'barcode', ${variants.barcode},
    'pricePaise', ${variants.pricePaise}, 'images', ${variants.images}, 'quantity', ${stock.pieces}
  ) order by ${variants.position}, ${variants.size})`
const withStock = sql`${variants} join ${stock} on ${liesIn(stock, variants.id)}`

const ofProduct = sql`
  select coalesce(${inOrder}, '[]') from ${withStock}
  where ${variants.productId} = ${products.id} and ${isOffered(variants)}`

/**
 * What can be bought of the product of a row, in its order, as a column. It is a statement within the column's: where one table
 * alone is selected from, the columns of the outer one are written without their table.
 */
// guard: columns-keep-their-table
export const variantsOfProduct = sql<Variant[]>`(${ofProduct})` as SQL<Variant[]>

/** What can be bought of all products, to be joined: looked up for each of 100,000 it takes twice as long. */
export const variantsOfAll = {
  join: sql`left join (
    select ${variants.productId} as product_id, ${inOrder} as offered from ${withStock}
    where ${isOffered(variants)} group by ${variants.productId}
  ) variants_of_all on variants_of_all.product_id = ${products.id}`,
  column: sql<Variant[]>`coalesce(variants_of_all.offered, '[]')`,
}
