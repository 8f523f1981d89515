import { type SQL, sql } from 'drizzle-orm'
import { products } from './catalog.tables.ts'
import { stock, variants } from './stock.tables.ts'
import type { Variant } from './variants/variants.rules.ts'

/** What can be bought of the product of a row, in its order, as a column. */
export const variantsOfProduct = sql<Variant[]>`(
  select json_agg(json_build_object(
    'id', ${variants.id}, 'size', ${variants.size}, 'sku', ${variants.sku}, 'barcode', ${variants.barcode},
    'pricePaise', ${variants.pricePaise}, 'images', ${variants.images}, 'quantity', ${stock.pieces}
  ) order by ${variants.position}, ${variants.size})
  from ${variants} join ${stock} on ${stock.variantId} = ${variants.id}
  where ${variants.productId} = ${products.id} and ${variants.removedAt} is null
)` as SQL<Variant[]>
