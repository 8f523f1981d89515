import { and, eq, isNull, or, type SQL, sql } from 'drizzle-orm'
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
