import { and, desc, eq, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#/platform/db/database.ts'
import { nameWords } from '../names/names.store.ts'
import { categories, products } from '../tables/catalog.tables.ts'
import { isNotDeleted } from './catalog.store.ts'

/** Of products: those that have a page. They come and go with their category. */
const isShown = and(
  isNotDeleted,
  eq(products.status, true),
  or(
    isNull(products.categoryId),
    sql`(select ${categories.status} from ${categories} where ${categories.id} = ${products.categoryId})`,
  ),
)

/** Where the page of a product is, as a column of a statement; null where it has none. */
export const shownSlug = (): SQL<string | null> => sql`case when ${isShown} then ${products.slug} end`

/** The newest products that have a page and a picture. */
export const newestPictured = (db: Db, most: number) =>
  db
    .select({
      name: products.name,
      words: nameWords(),
      slug: products.slug,
      pricePaise: products.pricePaise,
      image: sql<string>`${products.images}[1]`,
      /** The first that it is sold in; '' where it has none. */
      size: sql<string>`case when ${products.enableSize} then coalesce(${products.sizes}[1], '') else '' end`,
    })
    .from(products)
    .where(and(isShown, sql`cardinality(${products.images}) > 0`))
    // By the ids, which are made in the order of time and have an index.
    .orderBy(desc(products.id))
    .limit(most)
